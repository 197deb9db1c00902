import type { Role } from '@emma/contracts/kit'
import type { AssistantRight } from '@emma/domain/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo, useSyncExternalStore } from 'react'
import { may } from '../../lib/session/ability.ts'
import { useUser } from '../../lib/session/use-session.ts'
import type { MenuGroup, MenuSection, RouteName, ScreenMeta } from '../../routes/meta.ts'

/** The declaration of the current route; undefined on the 404 page. */
export const useScreenMeta = (): ScreenMeta | undefined =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.screen })

const depthOf = (path: string): number => path.split('/').filter(Boolean).length

/** Whether no screen matches the whole address: the frame is that of the nearest one, but must not show its name. */
export const useIsLost = (): boolean =>
  useRouterState({
    select: ({ status, location, matches }) =>
      status === 'idle' && depthOf(location.pathname) > depthOf(matches.at(-1)?.pathname ?? ''),
  })

/** The current path, as requested. */
export const useScreenPath = (): string =>
  useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' })

/** Whether a screen shows chats: its entry shows the number of unread messages. */
export const leadsToChats = (name: RouteName): boolean =>
  name === 'customer-chat' || name === 'specialist-chat'

/** A screen's title is its route's name; the specialist's first screen is titled by the day. */
export const titleOf = (name: RouteName, role: Role | undefined): RouteName =>
  name === 'dashboard' && role === 'specialist' ? 'today' : name

export interface MenuItem {
  readonly name: RouteName
  readonly path: string
  readonly section: MenuSection
  readonly group: MenuGroup | undefined
}

/** A specialist whom an assistant serves, with what they allow beyond the agenda. */
type Served = { readonly specialist_id: string } & Readonly<
  Record<Exclude<AssistantRight, 'agenda'>, boolean>
>

const never = () => () => undefined

/** The specialist whom an assistant serves now; from the profile that the screen has read. */
const useServed = (): Served | undefined => {
  const user = useUser()
  const client = useQueryClient()
  const isAssistant = user?.role === 'assistant'
  const subscribe = useMemo(
    () => (isAssistant ? (onChange: () => void) => client.getQueryCache().subscribe(onChange) : never),
    [client, isAssistant],
  )
  return useSyncExternalStore(subscribe, () =>
    isAssistant
      ? client
          .getQueryData<{ readonly practices: readonly Served[] }>(['assistant', 'me'])
          ?.practices.find(({ specialist_id }) => specialist_id === user.specialistId)
      : undefined,
  )
}

/** The logged-in person's menu: from the route table, by role and ability, in the table's order. */
export const useMenu = (): readonly MenuItem[] => {
  const user = useUser()
  const router = useRouter()
  const served = useServed()
  return useMemo(() => {
    if (!user) return []
    return Object.values(router.routesByPath).flatMap(({ fullPath, options }) => {
      const screen = options.staticData?.screen
      if (!screen?.menu || !may(user, screen.action, screen.resource)) return []
      if (!screen.menu.roles.includes(user.role)) return []
      const { section, group, right } = screen.menu
      if (right && !served?.[right]) return []
      return [{ name: titleOf(screen.name, user.role), path: fullPath, section, group }]
    })
  }, [user, router, served])
}

/** A menu entry: a screen, or the first of a group. */
export interface MenuEntry extends MenuItem {
  readonly screens: readonly MenuItem[]
}

/** The menu with one entry per group. */
export const entriesOf = (menu: readonly MenuItem[]): readonly MenuEntry[] =>
  menu.flatMap((item): readonly MenuEntry[] => {
    if (item.group === undefined) return [{ ...item, screens: [item] }]
    const screens = menu.filter(({ group }) => group === item.group)
    return screens[0] === item ? [{ ...item, screens }] : []
  })
