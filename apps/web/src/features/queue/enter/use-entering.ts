import { type CareKind, careKinds, type RedFlag, redFlags } from '@emma/domain/queue'
import { useDraftedForm } from '../../../lib/forms/use-drafted-form.ts'

/** What is asked before entering, kept in this tab: a reload loses nothing. Texts alone, as drafts keep them. */
interface Draft {
  step: '' | 'flags' | 'complaint' | 'pay'
  /** How many questions were answered. */
  asked: string
  /** The signs that are there, with commas between. */
  flags: string
  acknowledged: boolean
  complaint: string
  dependent: string
  /** The kind of care; none until it is chosen. */
  kind: CareKind | ''
}

const nothing: Draft = {
  step: '',
  asked: '0',
  flags: '',
  acknowledged: false,
  complaint: '',
  dependent: '',
  kind: '',
}

const isFlag = (name: string): name is RedFlag => redFlags.some((flag) => flag === name)

/** The way into the queue: signs of an emergency, the complaint, the payment. */
export const useEntering = () => {
  const { form, forget } = useDraftedForm<Draft>('urgent-care', { initialValues: nothing })
  const { values, setValues } = form
  const flags = values.flags.split(',').filter(isFlag)
  return {
    form,
    step: values.step,
    asked: Math.min(Number(values.asked) || 0, redFlags.length),
    flags,
    acknowledged: values.acknowledged,
    complaint: values.complaint.trim(),
    kind: careKinds.find((kind) => kind === values.kind),
    dependentId: values.dependent === '' ? undefined : values.dependent,
    go: (step: Draft['step']) => setValues({ step }),
    choose: (dependentId: string | undefined) => setValues({ dependent: dependentId ?? '', kind: '' }),
    chooseKind: (kind: CareKind) => setValues({ kind }),
    pay: (kind: CareKind) => setValues({ kind, step: 'pay' }),
    /** One question more is answered; the last one leads on. */
    answer: (flag: RedFlag, isThere: boolean) => {
      const next = isThere ? [...flags, flag] : flags
      const asked = Number(values.asked) + 1
      const isLast = asked >= redFlags.length
      const step = isLast && next.length === 0 ? 'complaint' : 'flags'
      setValues({ asked: String(asked), flags: next.join(','), step })
    },
    acknowledge: () => setValues({ acknowledged: true, step: 'complaint' }),
    again: () => setValues({ asked: '0', flags: '', acknowledged: false, step: 'flags' }),
    forget: () => {
      forget()
      form.setValues(nothing)
    },
  }
}

export type EnteringDraft = ReturnType<typeof useEntering>
