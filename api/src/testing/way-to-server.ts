import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A database's address through a local port that can be cut: open connections break, and new ones are refused. */
export async function wayToServer(databaseUrl: string): Promise<{ url: string; cut(): void }> {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<Socket>();
  const way = createServer((near) => {
    const far = connect(Number(port || 1433), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
      from.pipe(to);
    }
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(way.address() as AddressInfo).port}`;
  return {
    url: url.href,
    cut() {
      way.close();
      for (const socket of open) socket.destroy();
    },
  };
}
