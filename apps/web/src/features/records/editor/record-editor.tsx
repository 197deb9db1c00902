import { Tabs, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { oneOf, type Search } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { TabRow } from '../../../ui/layout/tab-row.tsx'
import classes from '../records.module.css'
import { CidField } from './cid-field.tsx'
import type { DraftState, RecordDraft } from './record-draft.ts'
import type { FieldName } from './record-fields.ts'

interface Props {
  readonly draft: RecordDraft
  readonly state: DraftState
  /** The sex in the patient's profile. */
  readonly sex: string | null
  /** The prescription tab's content: the prescriptions feature provides it. */
  readonly prescriptions: ReactNode
  /** The measurements, above the examination. */
  readonly measured: ReactNode
}

const tabs = [
  ['anamnesis', ['complaint', 'hpma', 'personal_historic', 'family_history']],
  ['exam', ['physical_exam', 'exPhysicist', 'resExams']],
  ['diagnosis', ['diagnosis']],
  ['conduct', ['conduct']],
  ['guidance', ['guidance']],
] as const satisfies readonly (readonly [string, readonly FieldName[]])[]

/** A link may open the prescriptions directly. */
const firstPart = ({ parte }: Search) => ({ parte: oneOf(parte, ['prescription']) })

/** The record in tabs; every keystroke goes to the draft. */
export const RecordEditor = ({ draft, state, sex, prescriptions, measured }: Props) => {
  const { t } = useTranslation('records')
  const [{ parte }] = useFilters(firstPart)
  const chooseCid = (code: string, description: string) => {
    draft.change('cid_code', code)
    if (state.content.diagnosis === '' && description !== '') draft.change('diagnosis', description)
  }
  return (
    <Tabs defaultValue={parte ?? 'anamnesis'} keepMounted={false}>
      <TabRow label={t('tabs.label')}>
        {tabs.map(([tab]) => (
          <Tabs.Tab key={tab} value={tab}>
            {t(`tabs.${tab}`)}
          </Tabs.Tab>
        ))}
        <Tabs.Tab value="prescription">{t('tabs.prescription')}</Tabs.Tab>
      </TabRow>
      {tabs.map(([tab, fields]) => (
        <Tabs.Panel key={tab} value={tab} className={classes.fields}>
          {tab === 'exam' && measured}
          {tab === 'diagnosis' && <CidField code={state.content.cid_code} sex={sex} onChange={chooseCid} />}
          {fields.map((name) => (
            <Textarea
              key={name}
              label={t(`fields.${name}`)}
              value={state.content[name]}
              onChange={(event) => draft.change(name, event.currentTarget.value)}
              maxLength={20_000}
              autosize
              minRows={fields.length > 1 ? 3 : 8}
              maxRows={18}
            />
          ))}
        </Tabs.Panel>
      ))}
      <Tabs.Panel value="prescription" className={classes.fields}>
        {prescriptions}
      </Tabs.Panel>
    </Tabs>
  )
}
