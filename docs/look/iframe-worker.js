// Pages that are opened from disk may start no workers, and the search runs in one. There it runs in a hidden frame
// instead, which takes messages and answers as a worker does: copies of them, and never at once.
if (location.protocol === 'file:') {
  window.Worker = class {
    constructor(url) {
      this.waiting = []
      this.frame = document.createElement('iframe')
      this.frame.hidden = true
      this.frame.srcdoc = '<!doctype html><meta charset="utf-8">'
      this.frame.addEventListener('load', () => this.start(String(url)), { once: true })
      document.body.append(this.frame)
    }

    start(url) {
      const inside = this.frame.contentWindow
      inside.postMessage = (data) => setTimeout(() => this.onmessage?.({ data: structuredClone(data) }))
      const script = inside.document.createElement('script')
      script.src = url
      script.addEventListener('error', (event) => this.onerror?.(event))
      script.addEventListener('load', () => {
        this.deliver = (data) => setTimeout(() => inside.onmessage?.({ data: inside.structuredClone(data) }))
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
