/** Mood, pain, sleep and seizures. A row: one side | the other | severity | effect | what to do | source. */
export const nervous = `
@isrs | @imaos | contraindicated | Síndrome serotoninérgica, que pode ser fatal. | Não associe: espere 14 dias (5 semanas após fluoxetina). | Bula FDA: fluoxetine, seção 4
@irsn | @imaos | contraindicated | Síndrome serotoninérgica, que pode ser fatal. | Não associe: espere 14 dias. | Bula FDA: venlafaxine, seção 4
@triciclicos | @imaos | contraindicated | Crise hipertensiva e síndrome serotoninérgica. | Não associe: espere 14 dias. | Bula FDA: amitriptyline
@opioides | @imaos | severe | Síndrome serotoninérgica e depressão respiratória. | Não associe tramadol, petidina ou metadona: espere 14 dias. | Bula FDA: tramadol, seção 4
@triptanos | @imaos | contraindicated | Eleva o triptano e causa síndrome serotoninérgica. | Não associe: espere 14 dias. | Bula FDA: sumatriptan, seção 4
@simpaticomimeticos | @imaos | contraindicated | Crise hipertensiva. | Não associe: espere 14 dias. | Bula FDA: methylphenidate, seção 4
bupropiona | @imaos | contraindicated | Crise hipertensiva. | Não associe: espere 14 dias. | Bula FDA: bupropion, seção 4
ciclobenzaprina | @imaos | contraindicated | Crise hiperpirética e convulsões. | Não associe: espere 14 dias. | Bula FDA: cyclobenzaprine
atomoxetina | @imaos | contraindicated | Crise hipertensiva e hipertermia. | Não associe: espere 14 dias. | Bula FDA: atomoxetine, seção 4
tramadol | @isrs | severe | Síndrome serotoninérgica e convulsões; alguns ISRS ainda anulam a analgesia. | Prefira outro analgésico; oriente agitação, tremor e febre. | Bula FDA: tramadol, seção 7
tramadol | @irsn | severe | Síndrome serotoninérgica e convulsões. | Prefira outro analgésico. | Bula FDA: tramadol, seção 7
tramadol | @triciclicos | severe | Convulsões e síndrome serotoninérgica. | Prefira outro analgésico. | Bula FDA: tramadol, seção 7
tramadol | bupropiona | severe | Reduz o limiar convulsivo e a analgesia. | Prefira outro analgésico. | Bula FDA: tramadol, seção 7
tramadol | mirtazapina | moderate | Síndrome serotoninérgica. | Vigie agitação, tremor e febre. | Bula FDA: tramadol, seção 7
tramadol | carbamazepina | severe | Reduz a analgesia e facilita convulsões. | Não associe; prefira outro analgésico. | Bula FDA: tramadol, seção 7
codeina | @isrs | moderate | Paroxetina e fluoxetina impedem a ativação da codeína: não há analgesia. | Prefira outro analgésico. | Bula FDA: codeine, seção 7
codeina | bupropiona | moderate | Impede a ativação da codeína: não há analgesia. | Prefira outro analgésico. | Bula FDA: codeine, seção 7
@triptanos | @isrs | moderate | Síndrome serotoninérgica, rara. | Oriente agitação, tremor e febre nas primeiras doses. | Bula FDA: sumatriptan, seção 7
@triptanos | @irsn | moderate | Síndrome serotoninérgica, rara. | Oriente agitação, tremor e febre nas primeiras doses. | Bula FDA: sumatriptan, seção 7
@triptanos | @ergotaminas | contraindicated | Vasoespasmo coronariano prolongado. | Não associe: espere 24 h. | Bula FDA: sumatriptan, seção 4
@ergotaminas | @macrolideos_cyp | contraindicated | Ergotismo: isquemia grave de membros. | Não associe; use azitromicina com cautela ou outro antibiótico. | Bula FDA: ergotamine
@ergotaminas | @azois_fortes | contraindicated | Ergotismo: isquemia grave de membros. | Não associe. | Bula FDA: ergotamine
rizatriptana | propranolol | severe | O propranolol eleva a rizatriptana. | Use 5 mg por dose, até 15 mg em 24 h. | Bula FDA: rizatriptan, seção 7
@opioides | @benzodiazepinicos | severe | Sedação profunda, depressão respiratória e morte. | Evite; se inevitável, menor dose e tempo, e oriente a família. | FDA Drug Safety Communication (2016): opioides e benzodiazepínicos
@opioides | @hipnoticos | severe | Sedação profunda e depressão respiratória. | Evite; se inevitável, menor dose e tempo. | FDA Drug Safety Communication (2016): opioides e benzodiazepínicos
@opioides | @gabapentinoides | severe | Depressão respiratória, pior em idosos e DPOC. | Comece pela menor dose e vigie sedação. | FDA Drug Safety Communication (2019): gabapentinoides
@opioides | @anticolinergicos | moderate | Retenção urinária e constipação grave. | Evite em idosos; oriente o intestino. | Bula FDA: morphine, seção 7
@opioides | ciclobenzaprina | severe | Sedação e depressão respiratória; com tramadol, síndrome serotoninérgica. | Evite; se inevitável, menor dose. | Bula FDA: morphine, seção 7
@benzodiazepinicos | @benzodiazepinicos | severe | Sedação somada, quedas e dependência. | Use só um benzodiazepínico. | Bula FDA: clonazepam, seção 7
@benzodiazepinicos | @hipnoticos | severe | Sedação somada, quedas e comportamento automático. | Não associe dois hipnóticos. | Bula FDA: zolpidem, seção 7
@benzodiazepinicos | @gabapentinoides | moderate | Sedação somada e quedas. | Comece pela menor dose. | FDA Drug Safety Communication (2019): gabapentinoides
@benzodiazepinicos | clozapina | severe | Colapso circulatório e parada respiratória. | Evite, sobretudo no início da clozapina. | Bula FDA: clozapine, seção 7
midazolam | @azois_fortes | contraindicated | Sedação profunda e prolongada. | Não associe midazolam oral. | Bula FDA: itraconazole, seção 4
midazolam | @macrolideos_cyp | severe | Sedação profunda e prolongada. | Reduza a dose ou prefira lorazepam. | Bula FDA: clarithromycin, seção 7
alprazolam | @azois_fortes | contraindicated | Sedação profunda e prolongada. | Não associe; prefira lorazepam. | Bula FDA: alprazolam, seção 4
alprazolam | fluvoxamina | severe | Dobra o alprazolam. | Reduza à metade ou prefira lorazepam. | Bula FDA: alprazolam, seção 7
diazepam | omeprazol | moderate | Prolonga a sedação do diazepam. | Prefira pantoprazol ou lorazepam. | Bula FDA: omeprazole, seção 7
@isrs | @triciclicos | severe | Fluoxetina e paroxetina multiplicam o tricíclico: arritmia e convulsão. | Evite; se associar, dose baixa, ECG e nível. | Bula FDA: fluoxetine, seção 7
@isrs | @isrs | severe | Síndrome serotoninérgica. | Use só um; na troca, siga a retirada gradual. | Bula FDA: sertraline, seção 7
@isrs | @irsn | severe | Síndrome serotoninérgica. | Não associe dois serotoninérgicos sem motivo. | Bula FDA: venlafaxine, seção 7
@isrs | @litio | moderate | Síndrome serotoninérgica e mudança do lítio. | Vigie tremor e dose o lítio. | Bula FDA: lithium, seção 7
@isrs | hypericum perforatum | severe | Síndrome serotoninérgica. | Suspenda a erva-de-são-joão. | Bula FDA: sertraline, seção 7
@isrs | linezolida | contraindicated | Síndrome serotoninérgica, que pode ser fatal. | Escolha outro antibiótico. | FDA Drug Safety Communication (2011): linezolida
citalopram | @antipsicoticos_qt | severe | Prolongam o QT: risco de torsades de pointes. | Prefira sertralina; faça ECG. | FDA Drug Safety Communication (2012): citalopram
citalopram | @macrolideos_qt | severe | Prolongam o QT: risco de torsades de pointes. | Escolha antibiótico sem efeito no QT. | FDA Drug Safety Communication (2012): citalopram
citalopram | @ibps_cyp2c19 | moderate | Eleva o citalopram e o QT. | Não passe de 20 mg por dia ou use pantoprazol. | FDA Drug Safety Communication (2012): citalopram
escitalopram | @ibps_cyp2c19 | moderate | Eleva o escitalopram e o QT. | Use pantoprazol ou a menor dose. | Bula ANVISA do escitalopram
escitalopram | @antipsicoticos_qt | severe | Prolongam o QT: risco de torsades de pointes. | Prefira sertralina; faça ECG. | CredibleMeds: QTdrugs
citalopram | ondansetrona | severe | Prolongam o QT: risco de torsades de pointes. | Prefira outro antiemético ou faça ECG. | CredibleMeds: QTdrugs
escitalopram | ondansetrona | moderate | Prolongam o QT. | Evite doses altas; faça ECG no cardiopata. | CredibleMeds: QTdrugs
escitalopram | @macrolideos_qt | severe | Prolongam o QT: risco de torsades de pointes. | Escolha antibiótico sem efeito no QT. | CredibleMeds: QTdrugs
@antipsicoticos_qt | @macrolideos_qt | severe | Prolongam o QT: risco de torsades de pointes. | Escolha antibiótico sem efeito no QT. | CredibleMeds: QTdrugs
@antipsicoticos_qt | @quinolonas | severe | Prolongam o QT: risco de torsades de pointes. | Escolha antibiótico sem efeito no QT. | CredibleMeds: QTdrugs
@antipsicoticos_qt | ondansetrona | severe | Prolongam o QT: risco de torsades de pointes. | Prefira outro antiemético ou faça ECG. | CredibleMeds: QTdrugs
@triciclicos | @antipsicoticos_qt | severe | Prolongam o QT e somam efeito anticolinérgico. | Faça ECG; prefira outra associação. | CredibleMeds: QTdrugs
metadona | @antipsicoticos_qt | severe | Prolongam o QT e deprimem a respiração. | Evite; faça ECG. | Bula FDA: methadone, seção 7
domperidona | @macrolideos_cyp | contraindicated | Prolongam o QT e elevam a domperidona. | Não associe. | Bula ANVISA da domperidona
domperidona | @azois | contraindicated | Prolongam o QT e elevam a domperidona. | Não associe. | Bula ANVISA da domperidona
domperidona | amiodarona | contraindicated | Prolongam o QT: risco de torsades de pointes. | Não associe. | Bula ANVISA da domperidona
bupropiona | @antipsicoticos_qt | severe | Reduz o limiar convulsivo e eleva o antipsicótico. | Use a menor dose ou troque. | Bula FDA: bupropion, seção 7
bupropiona | @corticoides | moderate | Corticoide sistêmico reduz o limiar convulsivo. | Vigie; evite em epilepsia. | Bula FDA: bupropion, seção 7
@valproatos | lamotrigina | severe | Dobra a lamotrigina: exantema grave (Stevens-Johnson). | Comece a lamotrigina pelo esquema lento da bula. | Bula FDA: lamotrigine, seção 7
@valproatos | @carbapenemicos | contraindicated | O carbapenêmico derruba o valproato em horas: crise convulsiva. | Escolha outro antibiótico. | Bula FDA: meropenem, seção 7
@valproatos | fenobarbital | severe | Eleva o fenobarbital: sedação profunda. | Reduza o fenobarbital e dose o nível. | Bula FDA: valproate, seção 7
@valproatos | topiramato | moderate | Encefalopatia por amônia. | Meça amônia se houver sonolência ou vômito. | Bula FDA: topiramate, seção 7
@valproatos | acido acetilsalicilico | moderate | Eleva o valproato livre e soma sangramento. | Evite AAS, sobretudo em crianças. | Bula FDA: valproate, seção 7
carbamazepina | @macrolideos_cyp | severe | Intoxicação por carbamazepina: ataxia, diplopia, coma. | Use azitromicina. | Bula FDA: carbamazepine, seção 7
carbamazepina | @azois_fortes | severe | Intoxicação por carbamazepina e falha do antifúngico. | Escolha outro antifúngico e dose o nível. | Bula FDA: carbamazepine, seção 7
carbamazepina | fluoxetina | moderate | Eleva a carbamazepina. | Dose o nível; prefira sertralina. | Bula FDA: carbamazepine, seção 7
carbamazepina | @bcc_nao_di | severe | Intoxicação por carbamazepina. | Prefira anlodipino e dose o nível. | Bula FDA: carbamazepine, seção 7
carbamazepina | clozapina | contraindicated | Soma o risco de agranulocitose. | Não associe. | Bula FDA: clozapine, seção 7
carbamazepina | lamotrigina | moderate | Reduz a lamotrigina à metade. | Ajuste pelo esquema da bula. | Bula FDA: lamotrigine, seção 7
fenitoina | fluconazol | severe | Intoxicação por fenitoína. | Reduza e dose o nível. | Bula FDA: phenytoin, seção 7
fenitoina | amiodarona | severe | Intoxicação por fenitoína. | Reduza e dose o nível. | Bula FDA: phenytoin, seção 7
fenitoina | sulfametoxazol | moderate | Eleva a fenitoína. | Dose o nível. | Bula FDA: phenytoin, seção 7
lamotrigina | @contraceptivos | severe | O estrogênio reduz a lamotrigina à metade: crise convulsiva. | Ajuste a dose ou prefira método sem estrogênio. | Bula FDA: lamotrigine, seção 7
@litio | @aines_sem_aas | severe | Intoxicação por lítio em poucos dias. | Prefira paracetamol ou dose o lítio em 5 dias. | Bula FDA: lithium, seção 7
@litio | @ieca | severe | Intoxicação por lítio. | Prefira outro anti-hipertensivo ou dose o lítio em 1 semana. | Bula FDA: lithium, seção 7
@litio | @bra | severe | Intoxicação por lítio. | Prefira outro anti-hipertensivo ou dose o lítio em 1 semana. | Bula FDA: lithium, seção 7
@litio | @tiazidicos | severe | Intoxicação por lítio. | Evite; senão reduza o lítio à metade e dose o nível. | Bula FDA: lithium, seção 7
@litio | furosemida | moderate | Pode elevar o lítio. | Dose o lítio em 1 semana. | Bula FDA: lithium, seção 7
@litio | metronidazol | moderate | Pode elevar o lítio. | Dose o lítio. | Bula FDA: metronidazole, seção 7
@litio | haloperidol | moderate | Há relatos de encefalopatia. | Vigie rigidez, febre e confusão. | Bula FDA: lithium, seção 7
@dopaminergicos | @antidopaminergicos | severe | Um anula o outro: piora do Parkinson. | Para náusea, prefira domperidona ou ondansetrona. | Bula FDA: levodopa/carbidopa, seção 7
metoclopramida | @antipsicoticos_qt | severe | Soma reações extrapiramidais e síndrome neuroléptica maligna. | Não associe; prefira ondansetrona com ECG. | Bula FDA: metoclopramide, seção 7
metoclopramida | @isrs | moderate | Reações extrapiramidais e síndrome serotoninérgica. | Prefira outro antiemético. | Bula FDA: metoclopramide, seção 7
@anticolinesterasicos | @anticolinergicos | severe | Um anula o outro: piora cognitiva. | Não associe; revise o anticolinérgico. | Critérios de Beers (AGS 2023)
@anticolinesterasicos | @betabloqueadores | moderate | Bradicardia e síncope. | Vigie frequência cardíaca. | Bula FDA: donepezil, seção 7
clozapina | ciprofloxacino | severe | Multiplica a clozapina. | Reduza a um terço ou escolha outro antibiótico. | Bula FDA: clozapine, seção 7
tizanidina | ciprofloxacino | contraindicated | Multiplica a tizanidina: hipotensão e sedação graves. | Não associe. | Bula FDA: tizanidine, seção 4
tizanidina | fluvoxamina | contraindicated | Multiplica a tizanidina: hipotensão e sedação graves. | Não associe. | Bula FDA: tizanidine, seção 4
duloxetina | ciprofloxacino | moderate | Eleva a duloxetina. | Evite; prefira outro antibiótico. | Bula FDA: duloxetine, seção 7
sibutramina | @isrs | contraindicated | Síndrome serotoninérgica. | Não associe. | Bula ANVISA da sibutramina
sibutramina | @irsn | contraindicated | Síndrome serotoninérgica. | Não associe. | Bula ANVISA da sibutramina
sibutramina | @simpaticomimeticos | contraindicated | Crise hipertensiva e arritmia. | Não associe. | Bula ANVISA da sibutramina
trazodona | @imaos | contraindicated | Síndrome serotoninérgica. | Não associe: espere 14 dias. | Bula FDA: trazodone, seção 4
mirtazapina | @imaos | contraindicated | Síndrome serotoninérgica. | Não associe: espere 14 dias. | Bula FDA: mirtazapine, seção 4
buspirona | @imaos | contraindicated | Crise hipertensiva e síndrome serotoninérgica. | Não associe: espere 14 dias. | Bula FDA: buspirone
dextrometorfano | @imaos | contraindicated | Síndrome serotoninérgica e psicose. | Não associe: espere 14 dias. | Bula FDA: selegiline, seção 4
dextrometorfano | @isrs | moderate | Síndrome serotoninérgica; paroxetina e fluoxetina elevam o dextrometorfano. | Prefira outro antitussígeno. | Bula FDA: paroxetine, seção 7
levodopa | tranilcipromina | contraindicated | Crise hipertensiva. | Não associe: espere 14 dias. | Bula FDA: levodopa/carbidopa, seção 4
trazodona | @isrs | moderate | Síndrome serotoninérgica, rara em dose de dormir. | Oriente agitação, tremor e febre. | Bula FDA: trazodone, seção 7
trazodona | @irsn | moderate | Síndrome serotoninérgica, rara em dose de dormir. | Oriente agitação, tremor e febre. | Bula FDA: trazodone, seção 7
ciclobenzaprina | @isrs | moderate | Síndrome serotoninérgica. | Oriente agitação, tremor e febre. | Bula FDA: cyclobenzaprine
ciclobenzaprina | @irsn | moderate | Síndrome serotoninérgica. | Oriente agitação, tremor e febre. | Bula FDA: cyclobenzaprine
petidina | @isrs | severe | Síndrome serotoninérgica. | Prefira morfina. | FDA Drug Safety Communication (2016): opioides
fentanila | @isrs | moderate | Síndrome serotoninérgica. | Vigie agitação, tremor e febre. | FDA Drug Safety Communication (2016): opioides
naltrexona | @opioides | contraindicated | Bloqueia o opioide e precipita abstinência grave. | Não associe: espere 7 a 10 dias sem opioide. | Bula FDA: naltrexone
metadona | @indutores_fortes | severe | Reduzem a metadona: abstinência. | Ajuste a dose ao iniciar e ao suspender. | Bula FDA: methadone, seção 7
metadona | @azois | severe | Elevam a metadona e prolongam o QT. | Reduza a dose, faça ECG e vigie a respiração. | Bula FDA: methadone, seção 7
metadona | @macrolideos_qt | severe | Prolongam o QT: risco de torsades de pointes. | Escolha antibiótico sem efeito no QT. | CredibleMeds: QTdrugs
metadona | @quinolonas | severe | Prolongam o QT: risco de torsades de pointes. | Escolha antibiótico sem efeito no QT. | CredibleMeds: QTdrugs
metadona | ondansetrona | severe | Prolongam o QT: risco de torsades de pointes. | Prefira outro antiemético ou faça ECG. | CredibleMeds: QTdrugs
metadona | amiodarona | severe | Prolongam o QT: risco de torsades de pointes. | Não associe sem ECG. | CredibleMeds: QTdrugs
carisoprodol | @opioides | severe | Sedação profunda e depressão respiratória. | Evite; se inevitável, menor dose e tempo. | Bula FDA: carisoprodol, seção 7
carisoprodol | @benzodiazepinicos | severe | Sedação somada, quedas e dependência. | Não associe; prefira outro relaxante. | Bula FDA: carisoprodol, seção 7
baclofeno | @opioides | moderate | Sedação e queda de pressão. | Comece pela menor dose. | Bula FDA: baclofen
tamoxifeno | paroxetina | severe | Impede a ativação do tamoxifeno: mais mortes por câncer de mama. | Prefira citalopram, escitalopram ou venlafaxina. | BMJ 2010;340:c693
tamoxifeno | fluoxetina | severe | Impede a ativação do tamoxifeno. | Prefira citalopram, escitalopram ou venlafaxina. | Bula ANVISA do tamoxifeno
tamoxifeno | bupropiona | severe | Impede a ativação do tamoxifeno. | Prefira venlafaxina. | Bula FDA: bupropion, seção 7
pimozida | @isrs | contraindicated | Eleva a pimozida e prolonga o QT. | Não associe. | Bula FDA: fluoxetine, seção 4
tioridazina | fluoxetina | contraindicated | Eleva a tioridazina e prolonga o QT. | Não associe: espere 5 semanas após a fluoxetina. | Bula FDA: fluoxetine, seção 4
tioridazina | paroxetina | contraindicated | Eleva a tioridazina e prolonga o QT. | Não associe. | Bula FDA: paroxetine, seção 4
citalopram | fluconazol | severe | Eleva o citalopram e prolonga o QT. | Não passe de 20 mg por dia e faça ECG, ou prefira antifúngico tópico. | Bula FDA: citalopram, seção 7
escitalopram | fluconazol | moderate | Eleva o escitalopram e prolonga o QT. | Use a menor dose ou antifúngico tópico. | CredibleMeds: QTdrugs
domperidona | @antipsicoticos_qt | severe | Prolongam o QT: risco de torsades de pointes. | Não associe sem ECG. | CredibleMeds: QTdrugs
domperidona | citalopram | severe | Prolongam o QT: risco de torsades de pointes. | Escolha outro procinético ou prefira sertralina. | CredibleMeds: QTdrugs
domperidona | escitalopram | severe | Prolongam o QT: risco de torsades de pointes. | Escolha outro procinético ou prefira sertralina. | CredibleMeds: QTdrugs
domperidona | ondansetrona | severe | Prolongam o QT: risco de torsades de pointes. | Use só um deles. | CredibleMeds: QTdrugs
domperidona | azitromicina | severe | Prolongam o QT: risco de torsades de pointes. | Suspenda a domperidona durante o antibiótico. | CredibleMeds: QTdrugs
domperidona | @quinolonas | severe | Prolongam o QT: risco de torsades de pointes. | Suspenda a domperidona durante o antibiótico. | CredibleMeds: QTdrugs
domperidona | ritonavir | contraindicated | Prolongam o QT e elevam a domperidona. | Não associe. | Bula ANVISA da domperidona
hidroxizina | citalopram | moderate | Prolongam o QT. | Prefira anti-histamínico sem efeito no QT. | Bula FDA: hydroxyzine
hidroxizina | escitalopram | moderate | Prolongam o QT. | Prefira anti-histamínico sem efeito no QT. | Bula FDA: hydroxyzine
hidroxizina | @macrolideos_qt | moderate | Prolongam o QT. | Prefira anti-histamínico sem efeito no QT. | Bula FDA: hydroxyzine
hidroxizina | @antipsicoticos_qt | moderate | Prolongam o QT e somam sedação. | Prefira anti-histamínico sem efeito no QT. | Bula FDA: hydroxyzine
clozapina | fluvoxamina | severe | Multiplica a clozapina. | Reduza a clozapina a um terço ou escolha outro antidepressivo. | Bula FDA: clozapine, seção 7
quetiapina | @indutores_fortes | severe | Reduzem muito a quetiapina: recaída. | Escolha outro anticonvulsivante ou ajuste a dose conforme a bula. | Bula FDA: quetiapine, seção 7
quetiapina | @azois_fortes | severe | Multiplicam a quetiapina: sedação e QT longo. | Reduza a um sexto ou escolha outro antifúngico. | Bula FDA: quetiapine, seção 7
quetiapina | ritonavir | severe | Multiplica a quetiapina: sedação e QT longo. | Reduza a um sexto. | Bula FDA: quetiapine, seção 7
risperidona | carbamazepina | moderate | Reduz a risperidona. | Ajuste a dose ao iniciar e ao suspender. | Bula FDA: risperidone, seção 7
aripiprazol | carbamazepina | moderate | Reduz o aripiprazol. | Dobre a dose em 1 a 2 semanas e volte ao suspender. | Bula FDA: aripiprazole, seção 7
aripiprazol | fluoxetina | moderate | Eleva o aripiprazol: acatisia. | Reduza o aripiprazol à metade. | Bula FDA: aripiprazole, seção 7
aripiprazol | paroxetina | moderate | Eleva o aripiprazol: acatisia. | Reduza o aripiprazol à metade. | Bula FDA: aripiprazole, seção 7
agomelatina | fluvoxamina | contraindicated | Multiplica a agomelatina: lesão do fígado. | Não associe. | Bula ANVISA da agomelatina
agomelatina | ciprofloxacino | contraindicated | Multiplica a agomelatina: lesão do fígado. | Escolha outro antibiótico. | Bula ANVISA da agomelatina
terbinafina | @triciclicos | moderate | Eleva o tricíclico por semanas. | Vigie boca seca, tontura e ECG; prefira antifúngico tópico. | Bula FDA: terbinafine, seção 7
terbinafina | metoprolol | moderate | Eleva o metoprolol. | Vigie frequência e pressão. | Bula FDA: terbinafine, seção 7
midazolam | ritonavir | contraindicated | Sedação profunda e prolongada. | Não associe midazolam oral. | Bula FDA: ritonavir, seção 4
@ergotaminas | ritonavir | contraindicated | Ergotismo: isquemia grave de membros. | Não associe. | Bula FDA: ritonavir, seção 4
fenitoina | isoniazida | severe | Intoxicação por fenitoína. | Reduza e dose o nível. | Bula FDA: phenytoin, seção 7
carbamazepina | isoniazida | severe | Intoxicação por carbamazepina e lesão do fígado. | Dose o nível e vigie transaminases. | Bula FDA: carbamazepine, seção 7
bupropiona | dipirona | moderate | Pode reduzir a bupropiona. | Vigie o efeito se o uso for diário. | Bula ANVISA da dipirona
`
