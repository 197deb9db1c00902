import { substanceWords } from './brands.ts'
import { controlledListIn } from './controlled-list.ts'

/**
 * How a medicine is dispensed: `otc` without prescription, `common` with one; a pharmacy retains the prescription of an
 * `antimicrobial` (RDC 471/2021), a `glp1` (RDC 973/2025) and a `controlled_344` (Portaria 344/98).
 */
export const medicineClasses = ['otc', 'common', 'antimicrobial', 'glp1', 'controlled_344'] as const
export type MedicineClass = (typeof medicineClasses)[number]

/** Substances whose prescription the pharmacy retains (RDC 471/2021 and IN 83/2021), without accents and salts. */
const antimicrobials = new Set(
  `amicacina amoxicilina ampicilina axetilcefuroxima azitromicina aztreonam bacitracina benzilpenicilina besifloxacino
  capreomicina cefaclor cefadroxila cefalexina cefalotina cefazolina cefepima cefixima cefotaxima cefoxitina cefpodoxima
  cefprozila ceftarolina ceftazidima ceftriaxona cefuroxima ciprofloxacino claritromicina clavulanato clavulanico
  clindamicina clofazimina cloranfenicol colistimetato daptomicina dapsona doripenem doxiciclina eritromicina ertapenem
  espectinomicina espiramicina estreptomicina etambutol etionamida fenoximetilpenicilina fosfomicina fusidato fusidico
  gatifloxacino gemifloxacino gentamicina imipenem isoniazida levofloxacino limeciclina lincomicina linezolida
  lomefloxacino meropenem metronidazol minociclina moxifloxacino mupirocina neomicina netilmicina nitrofurantoina
  norfloxacino ofloxacino oxacilina oxitetraciclina pefloxacino piperacilina pirazinamida polimixina retapamulina
  rifabutina rifamicina rifampicina rifapentina roxitromicina sulbactam sulfacetamida sulfadiazina sulfadoxina
  sulfametoxazol sultamicilina tazobactam teicoplanina telitromicina tetraciclina tianfenicol ticarcilina tigeciclina
  tirotricina tobramicina trimetoprima vancomicina`.split(/\s+/),
)

/** Agonists of the GLP-1 receptor (RDC 973/2025). */
const glp1 = new Set([
  'dulaglutida',
  'exenatida',
  'liraglutida',
  'lixisenatida',
  'semaglutida',
  'tirzepatida',
])

/**
 * How a medicine of the authority's list is dispensed, from its active ingredient, or its name if the list gives none.
 * The list does not say which are sold without prescription: they count as `common` here.
 */
export const medicineClassOf = (substance: string): MedicineClass => {
  if (controlledListIn(substance) !== null) return 'controlled_344'
  const words = substanceWords(substance)
  if (words.some((word) => antimicrobials.has(word))) return 'antimicrobial'
  return words.some((word) => glp1.has(word)) ? 'glp1' : 'common'
}
