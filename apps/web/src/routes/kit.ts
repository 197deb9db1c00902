import { sets } from '../ui/status/sets.ts'
import { route, screen } from './table.ts'

const shown = import.meta.env.DEV || import.meta.env.VITE_KIT === '1'

/** Every component in every state, for developers; not part of the product's build. */
export const kitRoutes = shown
  ? ([
      route(
        '/_kit',
        { name: 'kit', layout: 'full', resource: ['auth'], action: 'read', requiresAuth: false },
        screen(
          () => import('../ui/kit/kit-screen.tsx'),
          ...sets,
          'queue',
          'specialists',
          'availability',
          'fields',
          'chat',
        ),
      ),
    ] as const)
  : ([] as const)
