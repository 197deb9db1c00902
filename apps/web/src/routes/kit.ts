import { route, screen } from './table.ts'

const shown = import.meta.env.DEV || import.meta.env.VITE_KIT === '1'

/** Every component in every state, for those who build screens; not part of the product's build. */
export const kitRoutes = shown
  ? ([
      route(
        '/_kit',
        { name: 'kit', layout: 'full', resource: ['auth'], action: 'read', requiresAuth: false },
        screen(
          () => import('../ui/kit/kit-screen.tsx'),
          // Named: with what words every state has (`ui/status/states.ts`), the first load would have all pictures of states.
          'booking',
          'admins',
          'companies',
          'customersAdmin',
          'earnings',
          'errorLog',
          'finance',
          'pageEditor',
          'postEditor',
          'records',
          'review',
          'specialties',
          'support',
          'queue',
          'specialists',
          'availability',
          'fields',
          'chat',
        ),
      ),
    ] as const)
  : ([] as const)
