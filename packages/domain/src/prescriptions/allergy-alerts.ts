import { folded } from '../text.ts'
import { anySubstancesOf, type PrescribedMedicine, substancesOf } from './substances.ts'

/** Families in which a person who reacts to one substance may react to the others. */
export const allergenGroups = [
  'penicillins',
  'cephalosporins',
  'carbapenems',
  'sulfonamides',
  'nsaids',
  'coxibs',
  'dipyrone',
  'macrolides',
  'quinolones',
  'tetracyclines',
  'lincosamides',
  'aminoglycosides',
  'azoles',
  'nitroimidazoles',
  'opioids',
  'ace_inhibitors',
  'aromatic_anticonvulsants',
  'angiotensin_blockers',
  'local_anesthetics',
  'corticosteroids',
  'proton_pump_inhibitors',
  'statins',
  'heparins',
  'phenothiazines',
  'benzodiazepines',
  'tricyclics',
  'thiazides',
  'insulins',
  'antihistamines',
] as const
export type AllergenGroup = (typeof allergenGroups)[number]

interface Family {
  /** Substances of the family, folded. */
  readonly members: RegExp
  /** Common names of the whole family, folded. */
  readonly called: RegExp
  /** Families with a known cross reaction. */
  readonly near?: readonly AllergenGroup[]
}

// Members by their international names; cross reactions as in ASBAI's consensus on drug hypersensitivity (2018).
const families: Readonly<Record<AllergenGroup, Family>> = {
  penicillins: {
    members: /penicilin|amoxicilin|ampicilin|oxacilin|piperacilin|ticarcilin/,
    called: /penicilin|beta-?lactam/,
    near: ['cephalosporins', 'carbapenems'],
  },
  cephalosporins: {
    members: /^cef|cefuroxima/,
    called: /cefalosporin|beta-?lactam/,
    near: ['penicillins', 'carbapenems'],
  },
  carbapenems: {
    members: /penem$/,
    called: /carbapenem|beta-?lactam/,
    near: ['penicillins', 'cephalosporins'],
  },
  sulfonamides: { members: /^sulfa(metoxazol|diazina|ssalazina|cetamida)/, called: /\bsulfas?\b|sulfonamid/ },
  nsaids: {
    members:
      /acetilsalicilic|ibuprofeno|naproxeno|diclofenaco|cetoprofeno|nimesulida|meloxicam|piroxicam|tenoxicam|cetorolaco|indometacina|mefenamico|etodolaco|flurbiprofeno/,
    called: /\baines?\b|anti-?inflamatorio/,
    near: ['coxibs', 'dipyrone'],
  },
  coxibs: { members: /coxibe?$/, called: /\bcoxib/, near: ['nsaids'] },
  dipyrone: { members: /dipirona|metamizol|propifenazona/, called: /pirazolona/, near: ['nsaids'] },
  macrolides: { members: /azitromicina|claritromicina|eritromicina|roxitromicina/, called: /macrolideo/ },
  quinolones: { members: /floxacin/, called: /quinolona/ },
  tetracyclines: { members: /ciclina$/, called: /tetraciclina/ },
  lincosamides: { members: /clindamicina|lincomicina/, called: /lincosamida/ },
  aminoglycosides: { members: /gentamicina|neomicina|tobramicina|amicacina/, called: /aminoglicosideo/ },
  azoles: {
    members: /fluconazol|cetoconazol|itraconazol|miconazol|clotrimazol|isoconazol/,
    called: /imidazolico|antifungico azol/,
  },
  nitroimidazoles: { members: /metronidazol|tinidazol|secnidazol/, called: /nitroimidazol/ },
  opioids: { members: /morfina|codeina|tramadol|oxicodona|metadona/, called: /opioide|opiaceo/ },
  ace_inhibitors: {
    members: /pril(ato)?$/,
    called: /\bieca\b|inibidor(es)? da eca/,
    near: ['angiotensin_blockers'],
  },
  aromatic_anticonvulsants: {
    members: /fenitoina|fenobarbital|carbamazepina|lamotrigina/,
    called: /anticonvulsivante/,
  },
  angiotensin_blockers: {
    members: /sartana/,
    called: /\bbra\b|bloqueador(es)? da angiotensina/,
    near: ['ace_inhibitors'],
  },
  local_anesthetics: { members: /caina/, called: /anestesicos? loca/ },
  corticosteroids: {
    members: /prednis|metasona|hidrocortisona|deflazacorte|budesonida|triancinolona|desonida|clobetasol/,
    called: /corticoide|cortisona\b/,
  },
  proton_pump_inhibitors: { members: /prazol$/, called: /bomba de protons|\bibps?\b/ },
  statins: { members: /vastatina/, called: /\bestatinas?\b/ },
  heparins: { members: /parina$/, called: /heparinas/ },
  phenothiazines: { members: /promazina|prometazina|tioridazina|periciazina/, called: /fenotiazin/ },
  benzodiazepines: {
    members: /azepam$|azolam$|^clobazam$|zepoxido$/,
    called: /benzodiazepin/,
  },
  tricyclics: { members: /triptilina|imipramina|clomipramina|doxepina/, called: /triciclico/ },
  thiazides: { members: /tiazida$|clortalidona|indapamida/, called: /tiazidic/ },
  insulins: { members: /^insulina/, called: /insulinas/ },
  antihistamines: {
    members: /loratadina|cetirizina|fexofenadina|clorfeniramina|hidroxizina|bilastina/,
    called: /anti-?histaminic|antialergico/,
  },
}

/** An allergy of a patient. */
export interface NotedAllergy {
  readonly id: string
  readonly substance: string
}

/** `same`: the same substance. `group`: one of its family. `cross`: of a family with known cross reactions. */
export type AlertKind = 'same' | 'group' | 'cross'
export interface AllergyAlert {
  readonly allergyId: string
  readonly kind: AlertKind
  readonly group: AllergenGroup | null
}

const groupsOf = (substances: readonly string[]): AllergenGroup[] =>
  allergenGroups.filter((group) => substances.some((substance) => families[group].members.test(substance)))

/** Whether a substance belongs to a family that allergies are noted for. */
export const hasAllergenGroup = (substances: readonly string[]): boolean => groupsOf(substances).length > 0

const alertFor = (substances: readonly string[], { id, substance }: NotedAllergy): AllergyAlert | null => {
  const words = folded(substance)
  const noted = substancesOf({ title: words, ingredient: null })
  if (noted.some((each) => substances.includes(each))) return { allergyId: id, kind: 'same', group: null }
  const groups = groupsOf(substances)
  const named = allergenGroups.filter((group) => families[group].called.test(words))
  const related = new Set([...groupsOf(noted), ...named])
  const own = groups.find((group) => related.has(group))
  if (own) return { allergyId: id, kind: 'group', group: own }
  const near = groups.find((group) => families[group].near?.some((each) => related.has(each)))
  return near ? { allergyId: id, kind: 'cross', group: near } : null
}

/**
 * The patient's allergies that conflict with a medicine. It warns and never forbids: the decision is the specialist's,
 * and an allergy on no list is only found by its name.
 */
export const allergyAlerts = (
  medicine: PrescribedMedicine,
  allergies: readonly NotedAllergy[],
): AllergyAlert[] => {
  const substances = anySubstancesOf(medicine)
  return allergies.flatMap((allergy) => alertFor(substances, allergy) ?? [])
}
