import { ActionIcon, Menu } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import IconSunMoon from '@tabler/icons-react/dist/esm/icons/IconSunMoon.mjs'
import { useTranslation } from 'react-i18next'
import { chooseSkin, type Layout, skinFor, skins, useSkin } from '../../lib/skin.ts'

const icons = { light: IconSun, dark: IconMoon, 'semi-dark': IconSunMoon } as const

/** Light, dark, semi-dark: only what the layout can wear. */
export const SkinSwitch = ({ layout }: { layout: Layout }) => {
  const { t } = useTranslation()
  const skin = skinFor(layout, useSkin())
  const Current = icons[skin]
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon aria-label={t('skin.label')}>
          <Current size={22} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {skins
          .filter((option) => skinFor(layout, option) === option)
          .map((option) => {
            const Icon = icons[option]
            return (
              <Menu.Item
                key={option}
                onClick={() => chooseSkin(option)}
                leftSection={<Icon size={18} aria-hidden />}
                rightSection={option === skin ? <IconCheck size={18} aria-hidden /> : null}
                aria-current={option === skin}
              >
                {t(`skin.${option}`)}
              </Menu.Item>
            )
          })}
      </Menu.Dropdown>
    </Menu>
  )
}
