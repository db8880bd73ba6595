import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A database's address by way of a port of this process, which can be cut as a cable can: what is open breaks off, nobody listens any more. */
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
