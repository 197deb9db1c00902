import { Button, Group, Modal, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

export interface Told {
  readonly title: string
  readonly detail?: string
}

/** How a change of a prescription ended: the specification's dialogs and titles (spec §8). */
export const Notice = ({ told, onClose }: { told: Told | null; onClose: () => void }) => {
  const { t } = useTranslation('prescriptions')
  return (
    <Modal
      opened={told !== null}
      onClose={onClose}
      title={told?.title}
      role="alertdialog"
      size="sm"
      withCloseButton={false}
    >
      {told?.detail && <Text>{told.detail}</Text>}
      <Group justify="flex-end" mt="md">
        <Button onClick={onClose} data-autofocus>
          {t('dialogs.ok')}
        </Button>
      </Group>
    </Modal>
  )
}
