import type { Action, Role, Subject } from '@emma/contracts/kit'
import type { AssistantRight } from '@emma/domain/auth'
import type { Phrases } from '@emma/phrases'
import type { Search } from '../lib/filters/filters.ts'
import type { Layout } from '../lib/screen/skin.ts'

/** A route's name; its title is `titles.<name>` in the shell's texts. */
export type RouteName = keyof Phrases['shell']['titles']
export type MenuSection = keyof Phrases['shell']['menu']['sections']
/** Screens that share a menu entry, and are linked side by side above each of them. */
export type MenuGroup = keyof Phrases['shell']['menu']['groups']

/** The data about a route for the guard, the menu, the page title and the layout. */
export interface ScreenMeta {
  readonly name: RouteName
  readonly layout: Layout
  /** Any of these is enough: `/chat/{employeeId}` is open to both sides. */
  readonly resource: readonly Subject[]
  readonly action: Action
  /** Default true. */
  readonly requiresAuth?: boolean
  readonly redirectIfLoggedIn?: boolean
  /** The roles whose menu shows it, and its heading; absent if in no menu. */
  readonly menu?: {
    readonly roles: readonly Role[]
    readonly section: MenuSection
    readonly group?: MenuGroup
    /** What an assistant must be allowed beyond the agenda. */
    readonly right?: Exclude<AssistantRight, 'agenda'>
  }
  /** Without the data layer (queries, mutations): only for screens of the first load. */
  readonly bare?: boolean
  /** No movement in a call or a record. */
  readonly still?: boolean
}

/** The current address. */
export interface Place {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: Search
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly screen?: ScreenMeta
    /** Requests what the screen shows first, before anything is drawn; the screen repeats failed requests. */
    readonly ahead?: (place: Place) => Promise<void>
  }
}
