// Pages that are opened from disk may start no workers, and the search runs in one. There it runs in a hidden frame
// instead, which takes messages and answers as a worker does.
if (location.protocol === 'file:') {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super()
      this.waiting = []
      this.frame = document.createElement('iframe')
      this.frame.hidden = true
      this.frame.srcdoc = '<!doctype html><meta charset="utf-8">'
      this.frame.addEventListener('load', () => this.start(String(url)), { once: true })
      ;(document.body ?? document.documentElement).append(this.frame)
    }

    start(url) {
      const inside = this.frame.contentWindow
      inside.postMessage = (data) => {
        const event = new MessageEvent('message', { data })
        this.dispatchEvent(event)
        this.onmessage?.(event)
      }
      const script = inside.document.createElement('script')
      script.src = url
      script.addEventListener('load', () => {
        this.deliver = (data) => {
          const event = new inside.MessageEvent('message', { data })
          inside.dispatchEvent(event)
        }
        this.waiting.forEach((data) => this.deliver(data))
      })
      inside.document.head.append(script)
    }

    postMessage(data) {
      if (this.deliver) this.deliver(data)
      else this.waiting.push(data)
    }

    terminate() {
      this.frame.remove()
    }
  }
}
