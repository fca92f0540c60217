import { formatRoute, parseRoute, type Route } from './route.ts';

function here(): string {
  return location.pathname + location.search + location.hash;
}

let hasMoved = false;
let current = $state.raw<Route>(parseRoute(here()));

export const router = {
  get route(): Route {
    return current;
  },
  /** Whether another page was shown before, without loading. */
  get hasMoved(): boolean {
    return hasMoved;
  },
  go(route: Route): void {
    history.pushState(null, '', formatRoute(route));
    show();
  },
  /** Leaves no step to go back to. */
  replace(route: Route): void {
    history.replaceState(null, '', formatRoute(route));
    show();
  },
};

function show(): void {
  hasMoved = true;
  current = parseRoute(here());
  if (location.hash === '') scrollTo(0, 0);
}

/** Follows links of the page itself without loading it again. */
export function listenToLinks(): void {
  addEventListener('popstate', show);
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    show();
  });
}
