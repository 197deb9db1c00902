import { folded } from '../../text.ts'
import { isOfThePast, isThreatened, linesSigned } from './emergency-signs.ts'
import { type HelpLine, helpLines } from './lists/emergencies.ts'
import { alarming, readingsIn, wholeIn } from './sayings.ts'

const linesIn = (search: string): readonly string[] => [
  ...wholeIn(alarming, readingsIn(search)).map(({ slug }) => slug),
  ...linesSigned(search),
]

/**
 * The lines of an emergency told in a search, as a whole phrase of the lists or by signs. Of one long ago only what is
 * told beside it counts: `infarto há 2 anos, dor no peito`.
 */
export const linesOf = (search: string): readonly string[] => {
  if (isThreatened(search)) return ['180']
  if (!isOfThePast(search)) return linesIn(search)
  const parts = search.split(/[,;.!?]| e | mas | and | but /i)
  return parts.filter((part) => !isOfThePast(part)).flatMap(linesIn)
}

/** The first two numbers behind a word: `pressão está 22 por 12`. */
const figuresOf = (search: string, of: RegExp): readonly number[] => {
  const [, behind = ''] = folded(search).split(of)
  return (behind.match(/\d+/g) ?? []).slice(0, 2).map(Number)
}

/** Millimetres of mercury; people say `18 por 12` for 180 by 120. */
const pressure = (figure: number): number => (figure < 30 ? figure * 10 : figure)

/**
 * Whether a search tells figures that should not wait: a pressure from 180 or by 120 (Diretrizes Brasileiras de Hipertensão
 * Arterial 2020, hypertensive crisis), or a blood sugar below 54 or from 400 mg/dL (Sociedade Brasileira de Diabetes).
 */
const hasAlarmingFigures = (search: string): boolean => {
  const [high = 0, low] = figuresOf(search, /press(?:ao|ure)/).map(pressure)
  const [sugar] = figuresOf(search, /glic(?:ose|emia)|acucar|glucose|sugar/)
  return (
    (low !== undefined && (high >= 180 || low >= 120)) ||
    (sugar !== undefined && ((sugar > 20 && sugar < 54) || sugar >= 400))
  )
}

/**
 * The number to call for a search that should not wait for an appointment: `188` in despair, `192` with a sign of an
 * emergency, `180` after violence.
 */
export const emergencyOf = (search: string): HelpLine | null => {
  const lines = linesOf(search)
  return helpLines.find((line) => lines.includes(line)) ?? (hasAlarmingFigures(search) ? '192' : null)
}
