import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Graceful shutdown: no new connections, running requests are answered, and idle connections are closed at once. `closeIdleConnections` misses
 * those that never sent a request, which browsers open in advance.
 */
export function drainable(server: Server): () => Promise<void> {
  const running = new Map<Socket, number>();
  let draining = false;
  server.on('connection', (socket: Socket) => {
    running.set(socket, 0);
    socket.once('close', () => running.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    running.set(socket, (running.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (running.get(socket) ?? 1) - 1;
      if (running.has(socket)) running.set(socket, left);
      if (draining && left === 0) socket.destroySoon();
    });
  });
  return () =>
    new Promise((resolve) => {
      draining = true;
      server.close(() => resolve());
      for (const [socket, requests] of running) if (requests === 0) socket.destroy();
    });
}
