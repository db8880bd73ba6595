import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Operation, operations } from './openapi';

/** Headers of connection, caches or browser, irrelevant for an operation. */
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

/** Parts of an answer that the document does not declare for its operation. */
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

/** Compares every answer of an API test with the document. In files that go through the whole document (`contract`), an undeclared answer fails. */
export class Answers {
  private readonly faults = new Set<string>();

  watch(request: IncomingMessage, response: ServerResponse): void {
    response.once('finish', () => {
      const { route } = request as IncomingMessage & { route?: { path?: unknown } };
      if (typeof route?.path !== 'string' || !route.path.startsWith('/api/v1')) return;
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      const id = `${method} ${route.path.slice('/api/v1'.length).replace(/:(\w+)/g, '{$1}')}`;
      const operation = known.get(id);
      if (operation === undefined) return;
      const status = response.statusCode;
      const type = response.getHeader('content-type');
      const headers = response.getHeaderNames();
      for (const fault of unsaid(operation, { status, type: type === undefined ? undefined : String(type), headers }))
        this.faults.add(`${id}: ${fault}`);
    });
  }

  /** @throws in a file of the contract, when an answer differed from the document. */
  settle(contract: boolean): void {
    if (contract && this.faults.size > 0)
      throw new Error(`openapi/openapi.json does not say of these answers:\n${[...this.faults].sort().join('\n')}`);
  }
}
