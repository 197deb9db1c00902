import { type Letterhead, LOGO_MAX_BYTES } from '@emma/contracts/letterhead'
import { checkPaperColour, PAPER_COLOUR } from '@emma/domain/letterhead'
import { Button, TextInput, VisuallyHidden } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../../lib/forms/use-leave-guard.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import { pictures } from '../../../ui/upload/file-check.ts'
import { UploadField } from '../../../ui/upload/upload-field.tsx'
import { councilText } from '../council-text.ts'
import type { PartProps } from './group-form.tsx'
import classes from './letterhead.module.css'
import { keepLetterhead, letterheadMutation, letterheadQuery, sendLogo } from './letterhead.queries.ts'

interface OwnProps extends PartProps {
  readonly letterhead: Letterhead
}

/** A preview of a document's head in the chosen colour. */
const Preview = ({ profile, logo, colour }: PartProps & { logo: string | null; colour: string }) => {
  const { t } = useTranslation('specialistAccount')
  const { council, personalData } = profile
  return (
    <figure className={classes.paper} style={{ borderColor: colour }}>
      <VisuallyHidden component="figcaption">{t('letterhead.preview')}</VisuallyHidden>
      {logo !== null && <img src={logo} alt={t('letterhead.logoOf', { name: personalData.fullName })} />}
      <div>
        <strong style={{ color: colour }}>{personalData.fullName}</strong>
        {council && <span>{councilText(council)}</span>}
      </div>
    </figure>
  )
}

const useChange = () => {
  const client = useQueryClient()
  return useMutation({
    ...letterheadMutation,
    onSuccess: (saved) => keepLetterhead(client, saved),
    onError: toast.problem,
  })
}

/** The colour is typed or picked, and previewed above before it is saved. */
const ColourForm = ({ profile, letterhead }: OwnProps) => {
  const { t } = useTranslation('specialistAccount')
  const change = useChange()
  const kept = letterhead.colour ?? PAPER_COLOUR
  const [typed, setTyped] = useState(kept)
  useLeaveGuard(() => typed !== kept)
  const checked = checkPaperColour(typed)
  const shown = checked.ok ? checked.value : kept
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!checked.ok) return
    const colour = checked.value === PAPER_COLOUR ? null : checked.value
    change.mutate({ colour }, { onSuccess: () => toast.success(t('profile.saved')) })
  }
  return (
    <form noValidate className={layout.stack} onSubmit={save}>
      <Preview profile={profile} logo={letterhead.logo} colour={shown} />
      <TextInput
        className={classes.colour ?? ''}
        label={t('letterhead.colour')}
        description={t('letterhead.colourHint')}
        error={checked.ok ? undefined : t(`letterhead.refused.${checked.code}`)}
        value={typed}
        maxLength={7}
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
        rightSectionPointerEvents="all"
        rightSection={
          <input
            type="color"
            aria-label={t('letterhead.pick')}
            value={shown}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        }
      />
      <Button type="submit" loading={change.isPending} className={classes.save ?? ''}>
        {t('profile.save')}
      </Button>
    </form>
  )
}

const Own = ({ profile, letterhead }: OwnProps) => {
  const { t } = useTranslation('specialistAccount')
  const client = useQueryClient()
  const change = useChange()
  return (
    <div className={layout.stack}>
      <p className={classes.lead}>{t('letterhead.lead')}</p>
      <UploadField
        label={t('letterhead.logo')}
        description={t('letterhead.logoHint')}
        kinds={pictures}
        maxBytes={LOGO_MAX_BYTES}
        kept={letterhead.logo === null ? null : { name: t('letterhead.kept') }}
        save={async (file, watch) => keepLetterhead(client, await sendLogo(file, watch))}
        onRemove={() => change.mutate({ logo: null })}
      />
      <ColourForm profile={profile} letterhead={letterhead} />
    </div>
  )
}

/** The head of the practice's documents: its logo and colour. */
export default function LetterheadPart({ profile }: PartProps) {
  const query = useQuery(letterheadQuery)
  return (
    <QueryView query={query} skeleton={<LoadingLines shape="lines" count={5} />}>
      {(letterhead) => <Own profile={profile} letterhead={letterhead} />}
    </QueryView>
  )
}
