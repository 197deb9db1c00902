import { ActionIcon } from '@mantine/core'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { createLink } from '@tanstack/react-router'
import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type ReactNode,
  type Ref,
  Suspense,
  useId,
  useState,
} from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import classes from './overflow-menu.module.css'

const OverflowPanel = lazyPart(() => import('./overflow-panel.tsx'))

interface Props {
  /** What the menu does, and for what: `Mais ações de Ana Souza`. */
  readonly label: string
  /** Within a patient's thumb's reach. */
  readonly large?: boolean
  /** `MenuEntry` and `MenuLink`. */
  readonly children: ReactNode
}

/** Less frequent actions, behind three dots. The browser's own popover closes it on a press elsewhere. */
export const OverflowMenu = ({ label, large, children }: Props) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [close] = useState(() => () => setOpen(false))
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  return (
    <span className={classes.menu}>
      <ActionIcon
        ref={setButton}
        variant="subtle"
        color="gray"
        size={large ? 44 : 36}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(true)}
      >
        <IconDots size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <Suspense fallback={null}>
        {isOpen && (
          <OverflowPanel id={id} label={label} button={button} onClose={close}>
            {children}
          </OverflowPanel>
        )}
      </Suspense>
    </span>
  )
}

interface EntryProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Deletes something. */
  readonly danger?: boolean
  /** One of several options, of which one is active. */
  readonly chosen?: boolean
}

/** An action. */
export const MenuEntry = ({ danger, chosen, ...rest }: EntryProps) => (
  <button
    type="button"
    tabIndex={-1}
    className={classes.entry}
    data-danger={danger || undefined}
    {...(chosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': chosen })}
    {...rest}
  />
)

const AnchorEntry = (props: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) => (
  <a role="menuitem" tabIndex={-1} className={classes.entry} {...props} />
)

/** A link. */
export const MenuLink = createLink(AnchorEntry)
