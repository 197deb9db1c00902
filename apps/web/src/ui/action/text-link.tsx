import { Anchor, type AnchorProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type Props = AnchorProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof AnchorProps> & { ref?: Ref<HTMLAnchorElement> }

const PlainAnchor = (props: Props) => <Anchor {...props} />

/** A link inside text; `to` and `params` are typed by the route table. */
export const TextLink = createLink(PlainAnchor)
