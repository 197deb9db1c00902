import { useTranslation } from 'react-i18next'
import { TextLink } from '../../ui/action/text-link.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { SpecialtyForm } from './specialty-form.tsx'

/** Adds to the catalogue. */
export default function SpecialtyNewScreen() {
  const { t } = useTranslation('specialties')
  return (
    <>
      <PageHeader
        back={<TextLink to="/admin/specialties">{t('form.back')}</TextLink>}
        title={t('form.create')}
      />
      <Panel title={t('list.name')}>
        <SpecialtyForm />
      </Panel>
    </>
  )
}
