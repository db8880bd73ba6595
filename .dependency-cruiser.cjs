/** Who may import whom (docs/arquitectura.md). Each rule names what it protects. */
const capability = '^api/src/capabilities/([^/]+)/';
/** How a capability is wired. */
const modules = 'capabilities/[^/]+/[^/]+\\.module';

/** The rooms of the API, from the ground up: each may import those before it, never one after it. */
const rooms = [
  ...['clock', 'config-error', 'random', 'recent-errors', 'metrics', 'request'],
  ...['workers', 'rich-text', 'webhooks', 'pdf', 'docx', 'excel', 'crypto'],
  ...['config', 'log', 'storage', 'uploads', 'signatures', 'mail', 'buro', 'auth', 'columns'],
  ...['entities', 'db/engine', 'db/transaction', 'db/lists', 'db/installation', 'db/reports', 'db/dictionary'],
  ...['db/migrations', 'db/data-source', 'db/server', 'db/schema', 'db/script', 'db/migrate', 'db/logins'],
  ...['audit', 'outbox', 'platform', 'health'],
  ...['act', 'records', 'http(?!/generated/)', `capabilities(?!.*\\.module\\.ts$)`, 'http/generated', 'servicio'],
  ...['composition', modules, 'compose', 'app', 'seed', 'copies', 'start-failure', 'commands', 'main'],
];
const inRooms = (names) => `^api/src/(?:${names.join('|')})(?:/|\\.ts$)`;
const tests = ['\\.test\\.ts$', '^api/src/(?:testing|resistencia)/'];
const orderOfRooms = [
  ...rooms.slice(0, -1).map((room, floor) => ({
    name: `order-of-rooms-${room.split(/[[(]/)[0]}`,
    severity: 'error',
    from: { path: inRooms([room]), pathNot: tests },
    to: { path: inRooms(rooms.slice(floor + 1)) },
  })),
  {
    name: 'room-without-a-place',
    comment: 'A new folder or file of api/src gets its place in the list of rooms.',
    severity: 'error',
    from: { path: '^api/src/', pathNot: [inRooms(rooms), ...tests] },
    to: {},
  },
];
module.exports = {
  forbidden: [
    ...orderOfRooms,
    {
      name: 'no-circles',
      comment: 'Types included. The order of the capabilities: scripts/boundaries.mjs.',
      severity: 'error',
      from: { path: '^(domain|api|admin)/' },
      to: { circular: true },
    },
    {
      name: 'domain-is-pure',
      comment: 'The rules know nothing but the schema library and the identification checks.',
      severity: 'error',
      from: { path: '^domain/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^domain/src', 'node_modules/(zod|stdnum)/'] },
    },
    {
      name: 'admin-not-from-api',
      severity: 'error',
      from: { path: '^admin/src' },
      to: { path: '^api/' },
    },
    {
      name: 'controller-calls-its-service',
      comment: 'A controller knows its own capability, the HTTP helpers and the domain; never the database.',
      severity: 'error',
      from: { path: `${capability}[^/]+\\.controller\\.ts$` },
      to: { path: ['^api/src/db/', 'typeorm', '\\.entity\\.ts$'] },
    },
    {
      name: 'capability-by-its-index',
      comment:
        'One capability asks another only what its index offers, types included. Their order: scripts/boundaries.mjs.',
      severity: 'error',
      from: { path: capability, pathNot: '\\.test\\.ts$' },
      to: { path: '^api/src/capabilities/', pathNot: ['^api/src/capabilities/$1/', '/index\\.ts$'] },
    },
    {
      name: 'entities-import-nothing-above',
      comment:
        'The tables stand below everything, and any store may join them: they know each other, the columns and domain types.',
      severity: 'error',
      from: { path: '^api/src/entities/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: ['^api/src/entities/', '^api/src/columns/', '^domain/', 'node_modules/typeorm/'],
      },
    },
    {
      name: 'controller-and-view-without-tables',
      comment: 'They know no table; of a store they know the shape of its rows.',
      severity: 'error',
      from: { path: `${capability}[^/]+\\.(controller|view)\\.ts$` },
      to: { path: '^api/src/entities/' },
    },
    {
      name: 'controller-and-view-without-queries',
      severity: 'error',
      from: { path: `${capability}[^/]+\\.(controller|view)\\.ts$` },
      to: { path: '\\.store\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'domain-by-its-index',
      severity: 'error',
      from: { path: '^(api|admin)/' },
      to: { path: '^domain/src/(?!index\\.ts$)' },
    },
    {
      name: 'only-compose-composes',
      comment:
        "A capability's services are made in its x.module.ts, from what composition/ shares; compose.ts joins them.",
      severity: 'error',
      from: {
        path: '^api/src/',
        pathNot: [
          '\\.test\\.ts$',
          '^api/src/(composition|commands|seed|testing)/',
          inRooms([modules, 'compose', 'app', 'main']),
        ],
      },
      to: { path: inRooms(['composition', modules, 'compose', 'app', 'main']) },
    },
    {
      name: 'product-without-tests',
      severity: 'error',
      from: {
        path: '^(api|admin|domain)/src',
        pathNot: ['\\.test\\.tsx?$', '^api/src/testing/', '^admin/src/testing/'],
      },
      to: { path: '(^api/src/testing/|\\.test\\.tsx?$|^admin/src/testing/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    parser: 'tsc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
