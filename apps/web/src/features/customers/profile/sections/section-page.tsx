import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../../ui/action/text-link.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { SectionList } from './section-list.tsx'
import classes from './sections.module.css'
import type { SectionName } from './sections.ts'

/** Whether the sections fit beside the chosen one. */
export const useIsWide = (): boolean =>
  useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false })

interface Props {
  readonly section: SectionName
  readonly subtitle?: string
  readonly children: ReactNode
}

/** One section of the profile: on a phone alone with a back link, on a desktop beside the others. */
export const SectionPage = ({ section, subtitle, children }: Props) => {
  const { t } = useTranslation()
  const isWide = useIsWide()
  return (
    <div className={classes.page}>
      {isWide && <SectionList current={section} />}
      <div>
        <PageHeader
          title={t(`titles.${section}`)}
          subtitle={subtitle}
          back={!isWide && <TextLink to="/customer/perfil">{t('titles.customer-profile')}</TextLink>}
        />
        <div className={classes.content}>{children}</div>
      </div>
    </div>
  )
}
