import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Operation, operations } from './openapi';

/** Headers that belong to the connection, to caches or to the browser, and say nothing of the operation. */
const OF_TRANSPORT: readonly string[] = [
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'date',
  'keep-alive',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'transfer-encoding',
  'vary',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const known = new Map(operations.map((operation) => [operation.id, operation]));

/** What an answer has that the document does not say of its operation. */
export function unsaid(
  { raw }: Operation,
  { status, type, headers }: { status: number; type: string | undefined; headers: readonly string[] },
): string[] {
  const answer = raw.responses[String(status)];
  if (answer === undefined) return [`status ${status}`];
  const said = Object.keys(answer.headers ?? {}).map((name) => name.toLowerCase());
  const strange = headers.filter((name) => !OF_TRANSPORT.includes(name) && !said.includes(name));
  const media = type?.split(';', 1)[0];
  return [
    ...strange.map((name) => `status ${status} with the header ${name}`),
    ...(media !== undefined && answer.content?.[media] === undefined ? [`status ${status} as ${media}`] : []),
  ];
}

/**
 * Every answer of every test of the API against the document. In the files that go through the whole document (`contract`) what an operation
 * answers and the document does not say is a fault; of all files it is noted for the run, as is what was seen (scripts/respuestas.mjs).
 */
export class Answers {
  private readonly faults = new Set<string>();
  private readonly seen = new Set<string>();

  watch(request: IncomingMessage, response: ServerResponse): void {
    response.once('finish', () => {
      const { route } = request as IncomingMessage & { route?: { path?: unknown } };
      if (typeof route?.path !== 'string' || !route.path.startsWith('/api/v1')) return;
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      const id = `${method} ${route.path.slice('/api/v1'.length).replace(/:(\w+)/g, '{$1}')}`;
      const operation = known.get(id);
      if (operation === undefined) return;
      const status = response.statusCode;
      this.seen.add(`${id} ${status}`);
      const type = response.getHeader('content-type');
      const headers = response.getHeaderNames();
      for (const fault of unsaid(operation, { status, type: type === undefined ? undefined : String(type), headers }))
        this.faults.add(`${id}: ${fault}`);
    });
  }

  /** @throws in a file of the contract, when an answer was not as the document says. */
  settle(contract: boolean): void {
    this.note('vistas', this.seen);
    this.note('no-dichas', this.faults);
    if (contract && this.faults.size > 0)
      throw new Error(`openapi/openapi.json does not say of these answers:\n${[...this.faults].sort().join('\n')}`);
  }

  private note(kind: string, lines: ReadonlySet<string>): void {
    const folder = process.env.ADJUDICA_PRUEBAS;
    if (folder === undefined || lines.size === 0) return;
    mkdirSync(join(folder, 'respuestas', kind), { recursive: true });
    writeFileSync(join(folder, 'respuestas', kind, `${randomUUID()}.txt`), [...lines].join('\n'));
  }
}
