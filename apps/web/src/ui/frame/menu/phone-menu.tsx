import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MenuGroup } from '../../../features/companies/attending/attending.lazy.tsx'
import { skinFor, useSkin } from '../../../lib/screen/skin.ts'
import { Brand } from '../../layout/brand.tsx'
import { SideMenu } from './side-menu.tsx'

/** The menu of a vertical layout on phones. */
export default function PhoneMenu({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const skin = skinFor('vertical', useSkin())
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={<Brand />}
      size={300}
      // Mounted at the end of the page, outside the frame that sets the skin.
      data-skin={skin}
      classNames={{ content: 'emma-menu' }}
      closeButtonProps={{ 'aria-label': t('menu.close'), c: 'var(--emma-menu-ink)' }}
    >
      <MenuGroup />
      <SideMenu whole onGo={onClose} />
    </Drawer>
  )
}
