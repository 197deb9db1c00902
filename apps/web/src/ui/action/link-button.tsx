import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type Props = Omit<ButtonProps, 'component'> &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & { ref?: Ref<HTMLAnchorElement> }

const AnchorButton = (props: Props) => <Button component="a" {...props} />

/** A link to a route that looks like a button; `to` and `params` are typed by the route table. */
export const LinkButton = createLink(AnchorButton)
