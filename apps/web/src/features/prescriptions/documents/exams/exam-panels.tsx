import { type ExamPanel, panelsFor } from '@emma/domain/exam-catalogue'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../../../../ui/layout/layout.module.css'

/** The first ones, two lines of a dialog. */
const FIRST = 6

interface Props {
  /** The appointment's: its panels come first. */
  readonly specialty: string
  readonly onPick: (panel: ExamPanel) => void
}

/** Exams that belong together, added in one press. */
export const ExamPanels = ({ specialty, onPick }: Props) => {
  const { t, i18n } = useTranslation('documents')
  const [isWhole, setWhole] = useState(false)
  const panels = panelsFor(specialty)
  const nameOf = ({ name, english }: ExamPanel) => (i18n.language === 'pt' ? name : english)
  return (
    <div className={layout.tight}>
      <ul className={layout.chips} aria-label={t('exams.panels')}>
        {panels.slice(0, isWhole ? panels.length : FIRST).map((panel) => (
          <li key={panel.name}>
            <Button size="compact-md" variant="light" onClick={() => onPick(panel)}>
              {t('exams.panel', { name: nameOf(panel), count: panel.exams.length })}
            </Button>
          </li>
        ))}
        <li>
          <Button size="compact-md" variant="subtle" onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'exams.fewerPanels' : 'exams.morePanels')}
          </Button>
        </li>
      </ul>
    </div>
  )
}
