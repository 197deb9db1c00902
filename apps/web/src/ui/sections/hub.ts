import type { Icon } from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import type { RouteName } from '../../routes/meta.ts'

type Path = Exclude<LinkProps['to'], undefined>

export interface Section<N extends RouteName = RouteName> {
  readonly name: N
  readonly path: Path
  readonly Icon: Icon
}

/** A profile in sections, each a route of its own; a section is titled by its route. */
export interface Hub<N extends RouteName = RouteName> {
  readonly title: RouteName
  readonly path: Path
  readonly sections: readonly Section<N>[]
  /** Each section's content in one line; undefined until it is known. */
  readonly useStates: () => Readonly<Record<N, string | undefined>>
}
