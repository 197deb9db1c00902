import { Modal, type ModalRootProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureScope } from '../failure/failures.tsx'
import { useFocusReturned } from './use-focus-returned.ts'

interface Props {
  readonly title: ReactNode
  readonly size?: ModalRootProps['size']
  /** A question is answered by its buttons, so it has no close button. */
  readonly crossed?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog over the screen, open as long as it is mounted. */
export const Dialog = ({ title, size = 'md', crossed = true, onClose, children }: Props) => {
  const { t } = useTranslation()
  useFocusReturned()
  return (
    <Modal.Root opened onClose={onClose} size={size} centered>
      <Modal.Overlay />
      <Modal.Content radius="lg">
        {/* A plain row, not a banner landmark. */}
        <Modal.Header role="presentation">
          <Modal.Title>{title}</Modal.Title>
          {crossed && <Modal.CloseButton aria-label={t('dialog.close')} />}
        </Modal.Header>
        <Modal.Body>
          <FailureScope>{children}</FailureScope>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
