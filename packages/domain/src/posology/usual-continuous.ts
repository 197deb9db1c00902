/** Usual adult uses of long-term medicines. Rows as in `usual-adult.ts`. */
export const usualContinuous = `
losartana | 50 mg | 1 comprimido ao dia, pela manhã | Oral | Uso Continuo | 30 comprimidos
losartana | 50 mg | 1 comprimido a cada 12 horas | Oral | Uso Continuo | 60 comprimidos
losartana+hidroclorotiazida | | 1 comprimido ao dia, pela manhã | Oral | Uso Continuo | 30 comprimidos
valsartana | | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
olmesartana | | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
telmisartana | | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
candesartana | | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
enalapril | 10 mg | 1 comprimido a cada 12 horas | Oral | Uso Continuo | 60 comprimidos
enalapril | 20 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
captopril | 25 mg | 1 comprimido a cada 8 horas, antes das refeições | Oral | Uso Continuo | 90 comprimidos
ramipril | 5 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
anlodipino | 5 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
anlodipino | 10 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
hidroclorotiazida | 25 mg | 1 comprimido pela manhã | Oral | Uso Continuo | 30 comprimidos
clortalidona | 25 mg | meio comprimido pela manhã | Oral | Uso Continuo | 15 comprimidos
indapamida | 1,5 mg | 1 comprimido pela manhã | Oral | Uso Continuo | 30 comprimidos
furosemida | 40 mg | 1 comprimido pela manhã | Oral | Uso Continuo | 30 comprimidos
espironolactona | 25 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
atenolol | 50 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
atenolol | 25 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
metoprolol | 50 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
carvedilol | 6,25 mg | 1 comprimido a cada 12 horas, com alimento | Oral | Uso Continuo | 60 comprimidos
carvedilol | 12,5 mg | 1 comprimido a cada 12 horas, com alimento | Oral | Uso Continuo | 60 comprimidos
bisoprolol | 5 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
propranolol | 40 mg | 1 comprimido a cada 12 horas | Oral | Uso Continuo | 60 comprimidos
sinvastatina | 20 mg | 1 comprimido à noite | Oral | Uso Continuo | 30 comprimidos
sinvastatina | 40 mg | 1 comprimido à noite | Oral | Uso Continuo | 30 comprimidos
atorvastatina | 20 mg | 1 comprimido à noite | Oral | Uso Continuo | 30 comprimidos
atorvastatina | 40 mg | 1 comprimido à noite | Oral | Uso Continuo | 30 comprimidos
rosuvastatina | 10 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
rosuvastatina | 20 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
ezetimiba | 10 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
ciprofibrato | 100 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
fenofibrato | | 1 cápsula ao dia, com a refeição | Oral | Uso Continuo | 30 cápsulas
acido acetilsalicilico | 100 mg | 1 comprimido após o almoço | Oral | Uso Continuo | 30 comprimidos
clopidogrel | 75 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
rivaroxabana | 20 mg | 1 comprimido ao dia, com o jantar | Oral | Uso Continuo | 30 comprimidos
apixabana | 5 mg | 1 comprimido a cada 12 horas | Oral | Uso Continuo | 60 comprimidos
metformina | 500 mg | 1 comprimido após o café e 1 após o jantar | Oral | Uso Continuo | 60 comprimidos
metformina | 850 mg | 1 comprimido após o café e 1 após o jantar | Oral | Uso Continuo | 60 comprimidos
metformina | 500 mg liberacao prolongada | 2 comprimidos após o jantar | Oral | Uso Continuo | 60 comprimidos
gliclazida | 30 mg | 1 comprimido no café da manhã | Oral | Uso Continuo | 30 comprimidos
gliclazida | 60 mg | 1 comprimido no café da manhã | Oral | Uso Continuo | 30 comprimidos
glibenclamida | 5 mg | 1 comprimido antes do café | Oral | Uso Continuo | 30 comprimidos
glimepirida | 2 mg | 1 comprimido antes do café | Oral | Uso Continuo | 30 comprimidos
dapagliflozina | 10 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
empagliflozina | | 1 comprimido ao dia, pela manhã | Oral | Uso Continuo | 30 comprimidos
sitagliptina | 100 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
linagliptina | 5 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
vildagliptina | 50 mg | 1 comprimido a cada 12 horas | Oral | Uso Continuo | 60 comprimidos
levotiroxina | | 1 comprimido em jejum, 30 a 60 minutos antes do café | Oral | Uso Continuo | 30 comprimidos
alopurinol | 100 mg | 1 comprimido ao dia, após a refeição | Oral | Uso Continuo | 30 comprimidos
alopurinol | 300 mg | 1 comprimido ao dia, após a refeição | Oral | Uso Continuo | 30 comprimidos
colchicina | 0,5 mg | 1 comprimido a cada 12 horas por 5 dias | Oral | | 10 comprimidos
alendronato | 70 mg | 1 comprimido por semana, em jejum, com água, sem deitar por 30 minutos | Oral | Uso Continuo | 4 comprimidos
carbonato de calcio+colecalciferol | | 1 comprimido ao dia, com a refeição | Oral | Uso Continuo | 30 comprimidos
colecalciferol | 7.000 | 1 cápsula por semana, por 8 semanas | Oral | | 8 cápsulas
colecalciferol | 50.000 | 1 cápsula por semana, por 8 semanas | Oral | | 8 cápsulas
sulfato ferroso | 40 mg | 1 comprimido ao dia, em jejum, com suco de laranja | Oral | | 60 comprimidos
acido folico | 5 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
sertralina | 50 mg | 1 comprimido pela manhã | Oral | Uso Continuo | 30 comprimidos
fluoxetina | 20 mg | 1 cápsula pela manhã | Oral | Uso Continuo | 30 cápsulas
escitalopram | 10 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
citalopram | 20 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
paroxetina | 20 mg | 1 comprimido pela manhã | Oral | Uso Continuo | 30 comprimidos
venlafaxina | 75 mg | 1 cápsula pela manhã, com alimento | Oral | Uso Continuo | 30 cápsulas
desvenlafaxina | 50 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
duloxetina | 30 mg | 1 cápsula ao dia | Oral | Uso Continuo | 30 cápsulas
duloxetina | 60 mg | 1 cápsula ao dia | Oral | Uso Continuo | 30 cápsulas
bupropiona | 150 mg | 1 comprimido pela manhã | Oral | Uso Continuo | 30 comprimidos
mirtazapina | | 1 comprimido à noite | Oral | Uso Continuo | 30 comprimidos
trazodona | 50 mg | 1 comprimido à noite | Oral | Uso Continuo | 30 comprimidos
amitriptilina | 25 mg | 1 comprimido à noite | Oral | Uso Continuo | 30 comprimidos
nortriptilina | 25 mg | 1 cápsula à noite | Oral | Uso Continuo | 30 cápsulas
clonazepam | 2 mg | meio comprimido à noite | Oral | | 20 comprimidos
clonazepam | 0,5 mg | 1 comprimido à noite | Oral | | 30 comprimidos
alprazolam | 0,5 mg | 1 comprimido à noite | Oral | | 30 comprimidos
zolpidem | 10 mg | 1 comprimido ao deitar, por até 4 semanas | Oral | | 20 comprimidos
quetiapina | 25 mg | 1 comprimido à noite | Oral | Uso Continuo | 30 comprimidos
risperidona | 1 mg | 1 comprimido à noite | Oral | Uso Continuo | 30 comprimidos
pregabalina | 75 mg | 1 cápsula a cada 12 horas | Oral | Uso Continuo | 60 cápsulas
gabapentina | 300 mg | 1 cápsula a cada 8 horas | Oral | Uso Continuo | 90 cápsulas
topiramato | 25 mg | 1 comprimido à noite por 7 dias e depois a cada 12 horas | Oral | Uso Continuo | 60 comprimidos
lamotrigina | 25 mg | 1 comprimido ao dia por 14 dias e depois 2 ao dia por 14 dias | Oral | | 42 comprimidos
carbamazepina | 200 mg | 1 comprimido a cada 12 horas | Oral | Uso Continuo | 60 comprimidos
propiltiouracila | 100 mg | 1 comprimido a cada 8 horas | Oral | Uso Continuo | 90 comprimidos
tiamazol | 10 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
tansulosina | 0,4 mg | 1 cápsula ao dia, após a mesma refeição | Oral | Uso Continuo | 30 cápsulas
doxazosina | 2 mg | 1 comprimido ao deitar | Oral | Uso Continuo | 30 comprimidos
finasterida | 5 mg | 1 comprimido ao dia | Oral | Uso Continuo | 30 comprimidos
etinilestradiol+levonorgestrel | | 1 comprimido ao dia por 21 dias, com pausa de 7 | Oral | Uso Continuo | 1 cartela
etinilestradiol+drospirenona | | 1 comprimido ao dia por 24 dias, com pausa de 4 | Oral | Uso Continuo | 1 cartela
desogestrel | 75 mcg | 1 comprimido ao dia, sem pausa | Oral | Uso Continuo | 1 cartela
levonorgestrel | 1,5 mg | 1 comprimido em dose única, até 72 horas após a relação | Oral | | 1 comprimido
sumatriptana | 50 mg | 1 comprimido no início da dor; repetir após 2 horas se voltar, até 200 mg por dia | Oral | Se Dor | 6 comprimidos
miconazol | vaginal | 1 aplicador ao deitar por 7 noites | Vaginal | | 1 bisnaga
clotrimazol | creme | Aplicar 2 vezes ao dia por 14 dias | Uso Externo | | 1 bisnaga
hidrocortisona | creme | Aplicar camada fina 2 vezes ao dia por 7 dias | Uso Externo | | 1 bisnaga
betametasona | creme | Aplicar camada fina 2 vezes ao dia por 7 dias | Uso Externo | | 1 bisnaga
mupirocina | | Aplicar 3 vezes ao dia por 7 dias | Uso Externo | | 1 bisnaga
acido fusidico | | Aplicar 3 vezes ao dia por 7 dias | Uso Externo | | 1 bisnaga
permetrina | 5% | Aplicar do pescoço aos pés à noite, retirar pela manhã; repetir em 7 dias | Uso Externo | | 2 frascos
cetoconazol | xampu | Aplicar, deixar 5 minutos e enxaguar, 2 vezes por semana por 4 semanas | Uso Externo | | 1 frasco
tobramicina | | 1 gota no olho afetado a cada 4 horas por 7 dias | Uso Externo | | 1 frasco
ciprofloxacino+hidrocortisona | otologica | 3 gotas no ouvido afetado a cada 12 horas por 7 dias | Uso Externo | | 1 frasco
`
