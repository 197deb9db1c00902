import { describe, expect, it } from 'vitest'
import { allergyAlerts, mayBeInUse, sharedSubstances, substancesOf } from './index.ts'

const of = (title: string, ingredient: string | null = null) => ({ title, ingredient })

it.each([
  ['Dipirona 500 mg comprimido', 'Dipirona monoidratada', ['dipirona']],
  ['Amoxicilina + clavulanato', 'Amoxicilina + clavulanato de potássio', ['amoxicilina', 'clavulanato']],
  ['Ambroxol', 'Cloridrato de ambroxol', ['ambroxol']],
  ['Losartana', 'Losartana potássica', ['losartana']],
  ['Lítio', 'Carbonato de lítio', ['carbonato de litio']],
  ['Soro', 'Cloreto de sódio', ['cloreto de sodio']],
  ['Depakene', 'Valproato de sódio', ['valproato']],
  ['Zinnat', 'Axetilcefuroxima', ['cefuroxima']],
  ['Novalgina 1 g', null, ['dipirona']],
  ['Bactrim F', null, ['sulfametoxazol', 'trimetoprima']],
  ['Carbolitium', null, ['carbonato de litio']],
  ['constructor', null, ['constructor']],
  ['Advil 400 mg', null, ['ibuprofeno']],
  ['Alivium gotas', null, ['ibuprofeno']],
  ['Dorflex', null, ['dipirona', 'orfenadrina', 'cafeina']],
  ['Lisador', null, ['dipirona', 'prometazina']],
  ['Neosaldina', null, ['dipirona', 'isometepteno', 'cafeina']],
  ['Buscopan', null, ['escopolamina']],
  ['Cataflam', null, ['diclofenaco']],
  ['Voltaren 50', null, ['diclofenaco']],
  ['Tylenol', null, ['paracetamol']],
  ['Dipirona500mg', null, ['dipirona']],
  ['Amoxicilina+clavulanato', null, ['amoxicilina', 'clavulanato']],
  ['Dipirona;  cafeína', null, ['dipirona', 'cafeina']],
  ['Paracetamol  com  codeína', null, ['paracetamol', 'codeina']],
  ['Dipirona + ', null, ['dipirona']],
  ['Anador', 'Dipirona sódica', ['dipirona']],
  ['Café', 'Cafeína anidra', ['cafeina']],
  ['Biofenac', 'Diclofenaco disódico', ['diclofenaco']],
  ['Ferro', 'Sulfato ferroso heptaidratado', ['sulfato ferroso heptaidratado']],
  ['Pradaxa', 'Mesilato de dabigatrana etexilato', ['dabigatrana etexilato']],
  ['Paracetamol com codeína 30 mg', null, ['paracetamol', 'codeina']],
])('%s holds %j', (title, ingredient, expected) => {
  expect(substancesOf(of(title, ingredient))).toEqual(expected)
})

describe('an allergy speaks against', () => {
  it.each([
    ['dipirona', of('Dipirona 500 mg', 'Dipirona monoidratada'), 'same', null],
    ['Novalgina', of('Dipirona 500 mg', 'Dipirona monoidratada'), 'same', null],
    ['AAS', of('Ácido acetilsalicílico 100 mg', 'Ácido acetilsalicílico'), 'same', null],
    ['AAS', of('Ibuprofeno 600 mg', 'Ibuprofeno'), 'group', 'nsaids'],
    ['Anti-inflamatórios', of('Nimesulida 100 mg', 'Nimesulida'), 'group', 'nsaids'],
    ['AAS', of('Dipirona 500 mg', 'Dipirona monoidratada'), 'cross', 'dipyrone'],
    ['Penicilina', of('Amoxicilina 500 mg', 'Amoxicilina tri-hidratada'), 'group', 'penicillins'],
    ['Amoxicilina', of('Benzetacil 1.200.000 UI'), 'group', 'penicillins'],
    ['Penicilinas', of('Cefalexina 500 mg', 'Cefalexina monoidratada'), 'cross', 'cephalosporins'],
    ['Sulfa', of('Sulfametoxazol + trimetoprima', 'Sulfametoxazol + trimetoprima'), 'group', 'sulfonamides'],
    ['IECA', of('Enalapril 10 mg', 'Maleato de enalapril'), 'group', 'ace_inhibitors'],
    ['Inibidor da ECA', of('Captopril 25 mg'), 'group', 'ace_inhibitors'],
    ['AINE', of('Nimesulida 100 mg'), 'group', 'nsaids'],
    ['Antiinflamatório', of('Nimesulida 100 mg'), 'group', 'nsaids'],
    ['Celecoxib', of('Etoricoxibe 90 mg'), 'group', 'coxibs'],
    ['Betalactâmicos', of('Amoxicilina 500 mg'), 'group', 'penicillins'],
    ['Betalactâmicos', of('Cefalexina 500 mg'), 'group', 'cephalosporins'],
    ['Betalactâmicos', of('Meropenem 1 g'), 'group', 'carbapenems'],
    ['Cefalexina', of('Amoxicilina 500 mg'), 'cross', 'penicillins'],
    ['Meropenem', of('Amoxicilina 500 mg'), 'cross', 'penicillins'],
    ['Meropenem', of('Cefalexina 500 mg'), 'cross', 'cephalosporins'],
    ['Penicilina', of('Meropenem 1 g'), 'cross', 'carbapenems'],
    ['Cefalexina', of('Meropenem 1 g'), 'cross', 'carbapenems'],
    ['Celecoxibe', of('Ibuprofeno 600 mg'), 'cross', 'nsaids'],
    ['Dipirona', of('Ibuprofeno 600 mg'), 'cross', 'nsaids'],
    ['Ibuprofeno', of('Celecoxibe 200 mg'), 'cross', 'coxibs'],
    ['Enalapril', of('Losartana 50 mg', 'Losartana potássica'), 'cross', 'angiotensin_blockers'],
    ['Lidocaína', of('Benzocaína pastilha', 'Benzocaína'), 'group', 'local_anesthetics'],
    ['Corticoides', of('Prednisolona 3 mg/mL'), 'group', 'corticosteroids'],
    ['Omeprazol', of('Pantoprazol 40 mg'), 'group', 'proton_pump_inhibitors'],
    ['Estatinas', of('Rosuvastatina 10 mg'), 'group', 'statins'],
    ['Rivotril', of('Alprazolam 0,5 mg'), 'group', 'benzodiazepines'],
    ['Amitriptilina', of('Nortriptilina 25 mg'), 'group', 'tricyclics'],
    ['Fenergan', of('Clorpromazina 25 mg'), 'group', 'phenothiazines'],
    ['Heparina', of('Clexane'), 'group', 'heparins'],
    ['Hidroclorotiazida', of('Clortalidona 25 mg'), 'group', 'thiazides'],
    ['Loratadina', of('Desloratadina 5 mg'), 'group', 'antihistamines'],
  ] as const)('%s: %o', (substance, medicine, kind, group) => {
    expect(allergyAlerts(medicine, [{ id: 'a', substance }])).toEqual([{ allergyId: 'a', kind, group }])
  })

  it.each([
    ['Penicilina', of('Azitromicina 500 mg', 'Azitromicina di-hidratada')],
    ['Sulfa', of('Furosemida 40 mg', 'Furosemida')],
    ['Sulfa', of('Sulfato ferroso', 'Sulfato ferroso')],
    ['Dipirona', of('Paracetamol 750 mg', 'Paracetamol')],
    ['Camarão', of('Losartana 50 mg', 'Losartana potássica')],
    ['', of('Losartana 50 mg', 'Losartana potássica')],
  ])('%s not against %o', (substance, medicine) => {
    expect(allergyAlerts(medicine, [{ id: 'a', substance }])).toEqual([])
  })
})

it('finds the same substance under two names, and not where only a salt is the same', () => {
  expect(sharedSubstances(of('Novalgina'), of('Dipirona gotas', 'Dipirona monoidratada'))).toEqual([
    'dipirona',
  ])
  expect(sharedSubstances(of('a', 'Cloreto de sódio'), of('b', 'Valproato de sódio'))).toEqual([])
})

it('is thought to be taken for a year when it is for continuous use, else for a month', () => {
  const now = Date.UTC(2026, 10, 20)
  const since = Date.UTC(2026, 5, 1)
  expect(mayBeInUse({ conditionUse: 'Uso Continuo', since }, now)).toBe(true)
  expect(mayBeInUse({ conditionUse: 'uso contínuo', since }, now)).toBe(true)
  expect(mayBeInUse({ conditionUse: 'Se Dor', since }, now)).toBe(false)
  expect(mayBeInUse({ conditionUse: '', since: Date.UTC(2026, 10, 1) }, now)).toBe(true)
  expect(mayBeInUse({ conditionUse: 'Uso Continuo', since: Date.UTC(2025, 5, 1) }, now)).toBe(false)
  expect(mayBeInUse({ conditionUse: '', since: Date.UTC(2026, 9, 20) }, now)).toBe(true)
  expect(mayBeInUse({ conditionUse: '', since: Date.UTC(2026, 9, 20) - 1 }, now)).toBe(false)
})
