import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Brand } from '../brand.tsx'
import { SideMenu } from './side-menu.tsx'

/** The menu of a vertical layout on phones. */
export default function PhoneMenu({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={<Brand />}
      size={300}
      closeButtonProps={{ 'aria-label': t('menu.close') }}
    >
      <SideMenu onGo={onClose} />
    </Drawer>
  )
}
