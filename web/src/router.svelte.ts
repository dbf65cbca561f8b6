/** Which page is shown. Four addresses, the browser's own history, and nothing else. */

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'new' }
  | { readonly page: 'me' }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'missing' };

const TABLE = /^\/table\/([\w-]{1,40})$/;

function routeOf(path: string): Route {
  const table = TABLE.exec(path)?.[1];
  if (table !== undefined) return { page: 'table', table };
  if (path === '/') return { page: 'lobby' };
  if (path === '/new') return { page: 'new' };
  if (path === '/me') return { page: 'me' };
  return { page: 'missing' };
}

class Router {
  path = $state(location.pathname);
  search = $state.raw(new URLSearchParams(location.search));
  route = $derived(routeOf(this.path));

  /** Take over from the address line. */
  read(): void {
    if (this.path !== location.pathname) this.path = location.pathname;
    this.search = new URLSearchParams(location.search);
  }
}

export const router = new Router();

export function go(address: string): void {
  history.pushState(null, '', address);
  router.read();
  scrollTo(0, 0);
}

/** Change what the address says after `?` without leaving the page. */
export function setSearch(changes: Record<string, string | null>): void {
  const search = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) search.delete(name);
    else search.set(name, value);
  }
  const text = search.toString();
  history.replaceState(null, '', location.pathname + (text ? `?${text}` : ''));
  router.read();
}

/** Links to our own pages do not reload anything. */
function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

export function startRouter(): void {
  addEventListener('popstate', () => router.read());
  document.addEventListener('click', followLink);
}
