import type { Plugin } from 'vite';

/** Serves the gallery in development; the build knows nothing of it. */
export function gallery(): Plugin {
  return {
    name: 'gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        if (/^\/gallery(\?|$)/.test(request.url ?? '')) request.url = (request.url ?? '').replace('/gallery', '/dev/gallery.html');
        next();
      });
    },
  };
}
