import { substanceWords } from './brands.ts'

/** Lists of Portaria SVS/MS 344/98 (annex I) whose medicines are prescribed to people. */
export const controlledLists = ['A1', 'A2', 'A3', 'B1', 'B2', 'C1', 'C2', 'C3', 'C5'] as const
export type ControlledList = (typeof controlledLists)[number]

/**
 * What the pharmacy requires: a numbered form of the health authority (`a`, `b`, `b2`, `retinoid`, `thalidomide`;
 * Portaria 344/98 art. 35), or the document itself in two copies (`special`, art. 52).
 */
export type ControlledForm = 'a' | 'b' | 'b2' | 'retinoid' | 'thalidomide' | 'special'

const forms: Readonly<Record<ControlledList, ControlledForm>> = {
  A1: 'a',
  A2: 'a',
  A3: 'a',
  B1: 'b',
  B2: 'b2',
  C1: 'special',
  C2: 'retinoid',
  C3: 'thalidomide',
  C5: 'special',
}

/** The form required for a list's medicines. */
export const controlledFormOf = (list: ControlledList): ControlledForm => forms[list]

/** Substances by their common names without accents and salts, as annex I and its updates list them. */
const substances: Readonly<Record<ControlledList, string>> = {
  A1: 'alfentanila buprenorfina fentanila hidrocodona hidromorfona metadona morfina oxicodona oximorfona petidina remifentanila sufentanila tapentadol',
  A2: 'codeina dextropropoxifeno dihidrocodeina nalbufina tramadol',
  A3: 'anfetamina armodafinila dexanfetamina lisdexanfetamina metanfetamina metilfenidato dexmetilfenidato modafinila',
  B1: 'alprazolam bromazepam clobazam clonazepam clorazepam clordiazepoxido cloxazolam diazepam estazolam eszopiclona fenobarbital flunitrazepam flurazepam lorazepam midazolam nitrazepam pentobarbital tiopental triazolam zaleplona zolpidem zopiclona',
  B2: 'anfepramona femproporex mazindol sibutramina',
  C1: 'agomelatina amantadina amissulprida amitriptilina aripiprazol asenapina atomoxetina biperideno brexpiprazol brivaracetam bupropiona buspirona canabidiol carbamazepina celecoxibe citalopram clomipramina clorpromazina clozapina desvenlafaxina dissulfiram divalproato donepezila doxepina droperidol duloxetina entacapona escetamina escitalopram etoricoxibe etossuximida fenelzina fenitoina flufenazina fluoxetina fluvoxamina gabapentina galantamina haloperidol imipramina lacosamida lamotrigina leflunomida levetiracetam levomepromazina litio loxapina lurasidona maprotilina memantina mirtazapina misoprostol naltrexona nortriptilina olanzapina oxcarbazepina paliperidona parecoxibe paroxetina periciazina pimozida pramipexol pregabalina primidona quetiapina rasagilina risperidona rivastigmina ropinirol rotigotina selegilina sertralina sulpirida tianeptina tiaprida tioridazina tolcapona topiramato tranilcipromina trazodona trifluoperazina trimipramina valproato valproico venlafaxina veraliprida vigabatrina vilazodona vortioxetina ziprasidona zuclopentixol',
  C2: 'acitretina bexaroteno isotretinoina',
  C3: 'talidomida lenalidomida',
  C5: 'estanozolol gonadotrofina nandrolona oxandrolona oximetolona somatropina testosterona',
}

const listOf = new Map(
  controlledLists.flatMap((list) => substances[list].split(' ').map((name) => [name, list] as const)),
)

/**
 * The list of Portaria 344/98 that a medicine falls under, from its active ingredient or its name, brand names
 * included; of several ingredients the strictest. Null if it is on none of them.
 */
export const controlledListIn = (substance: string): ControlledList | null => {
  const found = substanceWords(substance).flatMap((word) => listOf.get(word) ?? [])
  return controlledLists.find((list) => found.includes(list)) ?? null
}
