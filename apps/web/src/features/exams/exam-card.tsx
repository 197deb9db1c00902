import type { Exam } from '@emma/contracts/exams'
import { ActionIcon, Button, Loader } from '@mantine/core'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { openFile } from '../../lib/api/open-file.ts'
import { saveFile } from '../../lib/api/save-file.ts'
import { formatDate, noonOf } from '../../lib/i18n/format.ts'
import { ask } from '../../ui/dialog/confirm.ts'
import layout from '../../ui/layout/layout.module.css'
import { ThingRow } from '../../ui/list/thing-row.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { sizeText } from '../../ui/upload/file-check.ts'
import classes from './exams.module.css'
import { loadExam, useDeleteExam } from './exams.queries.ts'

const pdf = 'application/pdf'

/** A picture opens over the screen, a PDF in a tab with the browser's viewer. */
const useShow = ({ id, file }: Exam, onPicture: (content: Blob) => void) => {
  const { t } = useTranslation('exams')
  const onError = () => toast.error(t('openFailed'))
  const view = useMutation({
    mutationFn: async () => {
      if (file.type === pdf) await openFile(() => loadExam(id))
      else onPicture(await loadExam(id))
    },
    onError,
  })
  const download = useMutation({
    mutationFn: async () => saveFile(await loadExam(id), file.name),
    onError,
  })
  return { view, download }
}

const useRemove = ({ id, title, date }: Exam) => {
  const { t } = useTranslation('exams')
  const remove = useDeleteExam()
  const confirm = async () => {
    const question = {
      title: t('removing.title'),
      detail: t('removing.detail', { title, date: formatDate(noonOf(date), 'UTC') }),
      confirm: t('removing.confirm'),
      destructive: true,
    }
    if (!(await ask(question))) return
    remove.mutate(id, {
      onSuccess: () => toast.success(t('removing.done')),
      onError: (error) => toast.problem(error),
    })
  }
  return { confirm, isPending: remove.isPending }
}

interface Props {
  readonly exam: Exam
  readonly onPicture: (content: Blob) => void
}

const useAbout = ({ date, file }: Exam): string => {
  const { t } = useTranslation('exams')
  return `${formatDate(noonOf(date), 'UTC')} · ${t(file.type === pdf ? 'kinds.pdf' : 'kinds.picture')} · ${sizeText(file.size)}`
}

const pictureOf = ({ file }: Exam) => (file.type === pdf ? IconFileTypePdf : IconPhoto)

/** One exam in search results: the row opens it. */
export const ExamRow = ({ exam, onPicture }: Props) => {
  const { view } = useShow(exam, onPicture)
  const Kind = pictureOf(exam)
  return (
    <ThingRow
      picture={<Kind size={24} stroke={1.75} aria-hidden />}
      title={exam.title}
      about={useAbout(exam)}
      isBusy={view.isPending}
      onOpen={() => view.mutate()}
    />
  )
}

/** One exam: view, download and delete. */
export const ExamCard = ({ exam, onPicture }: Props) => {
  const { t } = useTranslation('exams')
  const { view, download } = useShow(exam, onPicture)
  const remove = useRemove(exam)
  const about = useAbout(exam)
  const { title } = exam
  const Kind = pictureOf(exam)
  return (
    <article className={classes.card}>
      <div className={classes.what}>
        <Kind size={28} stroke={1.5} aria-hidden />
        <div>
          <h3>{title}</h3>
          <p className={classes.quiet}>{about}</p>
        </div>
        <ActionIcon
          variant="subtle"
          color="coral"
          size={44}
          aria-label={t('removeOf', { title })}
          loading={remove.isPending}
          onClick={() => void remove.confirm()}
        >
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      <div className={layout.actions}>
        <Button
          variant="light"
          aria-label={t('viewOf', { title })}
          leftSection={view.isPending ? <Loader size={18} /> : <IconEye size={18} aria-hidden />}
          // Not disabled while loading: a disabled button loses the focus, which the picture returns on closing.
          aria-busy={view.isPending}
          onClick={() => view.isPending || view.mutate()}
        >
          {t('view')}
        </Button>
        <Button
          variant="default"
          aria-label={t('downloadOf', { title })}
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('download')}
        </Button>
      </div>
    </article>
  )
}
