import { type CareKind, careKinds, type RedFlag, redFlags } from '@emma/domain/queue'
import { forgetDraft, formDraft } from '../../../lib/forms/form-draft.ts'
import { useDraftedForm } from '../../../lib/forms/use-drafted-form.ts'

/** The answers before entering, stored in this tab: a reload loses nothing. Only texts, as in drafts. */
interface Draft {
  step: '' | 'complaint' | 'pay'
  /** The ticked signs, separated by commas. */
  flags: string
  acknowledged: boolean
  complaint: string
  dependent: string
  /** The kind of care; empty until chosen. */
  kind: CareKind | ''
}

const nothing: Draft = {
  step: '',
  flags: '',
  acknowledged: false,
  complaint: '',
  dependent: '',
  kind: '',
}

const steps = ['complaint', 'pay'] as const
const name = 'urgent-care'

/** For who is in line: the next time begins anew. */
export const forgetEntering = (): void => forgetDraft(name)

const isFlag = (sign: string): sign is RedFlag => redFlags.some((flag) => flag === sign)

/** Entering the queue: signs of an emergency, the complaint, the payment. */
export const useEntering = () => {
  const { form, forget } = useDraftedForm<Draft>(name, { initialValues: nothing })
  const { values, setValues } = form
  const flags = values.flags.split(',').filter(isFlag)
  return {
    form,
    // A draft of an older version may have a step that no longer exists.
    step: steps.find((each) => each === values.step) ?? '',
    flags,
    acknowledged: values.acknowledged,
    complaint: values.complaint.trim(),
    kind: careKinds.find((kind) => kind === values.kind),
    dependentId: values.dependent === '' ? undefined : values.dependent,
    go: (step: Draft['step']) => setValues({ step }),
    choose: (dependentId: string | undefined) => setValues({ dependent: dependentId ?? '', kind: '' }),
    chooseKind: (kind: CareKind) => setValues({ kind }),
    pay: (kind: CareKind) => setValues({ kind, step: 'pay' }),
    tick: (flag: RedFlag, isThere: boolean) => {
      const others = flags.filter((each) => each !== flag)
      setValues({ flags: (isThere ? [...others, flag] : others).join(',') })
    },
    /** After the signs: the complaint, or the emergency advice first if one is ticked. */
    answer: () => setValues({ step: 'complaint' }),
    acknowledge: () => setValues({ acknowledged: true }),
    again: () => setValues({ flags: '', acknowledged: false, step: '' }),
    /** Not paid yet: if the time to pay ends, only the signs are asked again. */
    pause: () => {
      const paused: Draft = { ...values, step: '', flags: '', acknowledged: false }
      form.setValues(paused)
      // This screen may be gone before it has drawn that.
      formDraft<Draft>(name, []).keep(paused)
    },
    forget: () => {
      forget()
      form.setValues(nothing)
    },
  }
}

export type EnteringDraft = ReturnType<typeof useEntering>
