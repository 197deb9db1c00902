/** The directions of docs/decisions and GLOSSARY: domain ← contracts ← { api, web }; a feature has one entrance. */
const features = 'apps/(api|web)/src/features'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Types may refer to each other: nothing of them is left when the program runs.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'unresolvable',
      comment: 'Files asked for by their address are resolved by Vite: its build fails without them.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?url$' },
    },
    {
      name: 'domain-imports-nothing',
      comment: 'Pure rules: no library, no clock, no other part.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/domain/src' },
    },
    {
      name: 'contracts-know-only-domain',
      severity: 'error',
      from: { path: '^packages/(client|contracts)/src' },
      to: { path: '^(apps|e2e|bench|scripts|packages/phrases)/' },
    },
    {
      name: 'phrases-know-only-error-codes',
      severity: 'error',
      from: { path: '^packages/phrases/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(apps|e2e|bench|scripts|packages)/', pathNot: '^packages/(phrases/|contracts/src/kit/)' },
    },
    {
      name: 'sandbox-knows-nobody',
      severity: 'error',
      from: { path: '^apps/sandbox/src' },
      to: { path: '^(apps/(api|web)|packages|e2e|bench|scripts)/' },
    },
    {
      name: 'web-never-reaches-api-or-scripts',
      severity: 'error',
      from: { path: '^apps/web' },
      to: { path: '^(apps/(api|sandbox)|scripts)/' },
    },
    {
      name: 'api-never-reaches-web-or-sandbox',
      comment: 'Tests may start the simulators.',
      severity: 'error',
      from: { path: '^apps/api/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/(web|sandbox)/' },
    },
    {
      name: 'features-have-one-entrance',
      comment: 'A feature is one unit, with its subfolders. Others import its index.ts alone.',
      severity: 'error',
      from: { path: `^${features}/([^/]+)/` },
      to: { path: `^${features}/[^/]+/`, pathNot: [`^${features}/$2/`, `^${features}/[^/]+/index\\.tsx?$`] },
    },
    {
      name: 'domain-features-have-one-entrance',
      severity: 'error',
      from: { path: '^packages/domain/src/([^/]+)/' },
      to: { path: '^packages/domain/src/[^/]+/', pathNot: ['^packages/domain/src/$1/', '/index\\.ts$'] },
    },
    {
      name: 'adapters-are-chosen-in-one-place',
      comment: 'Everybody else knows the port. An adapter may share code with others of its kind.',
      severity: 'error',
      from: {
        path: '^apps/api/src',
        pathNot: [
          '^apps/api/src/(app|build-deps)\\.ts$',
          '^apps/api/src/providers/',
          // A backup is a folder, wherever the platform keeps its files.
          '^apps/api/src/db/backup/',
          '\\.test\\.ts$',
        ],
      },
      to: { path: '^apps/api/src/providers/[^/]+/', pathNot: '/port\\.ts$' },
    },
    {
      name: 'deps-name-ports-only',
      comment:
        'What every use case may need is known by its port, so that nothing of a feature reaches all others.',
      severity: 'error',
      from: { path: '^apps/api/src/(deps\\.ts|ports/)' },
      to: { path: '^apps/api/src/(features|jobs|realtime|providers)/', pathNot: '/port\\.ts$' },
    },
    {
      name: 'sql-stays-in-repositories',
      severity: 'error',
      from: {
        path: '^(apps|packages|e2e)/',
        pathNot: ['\\.repo\\.ts$', '^apps/api/(src/)?db/', '^apps/api/test/', '\\.test\\.ts$'],
      },
      to: { path: 'node_modules/kysely/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^((apps/[^/]+|e2e|bench)/(dist|coverage)|packages/client/example)/' },
    tsPreCompilationDeps: true,
    builtInModules: { add: ['node:sqlite', 'node:test'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
}
