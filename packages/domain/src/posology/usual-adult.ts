/**
 * Usual adult uses, from the labels. A row: substances | words of the title | use | way | condition | quantity. Empty
 * words match every strength and form.
 */
export const usualAdult = `
dipirona | 500 mg comprimido | 1 comprimido a cada 6 horas | Oral | Se Dor ou Febre | 20 comprimidos
dipirona | 500 mg comprimido | 2 comprimidos a cada 6 horas | Oral | Se Dor ou Febre | 20 comprimidos
dipirona | 1 g comprimido | 1 comprimido a cada 6 horas | Oral | Se Dor ou Febre | 10 comprimidos
dipirona | gotas | 20 a 40 gotas a cada 6 horas | Oral | Se Dor ou Febre | 1 frasco
paracetamol | 500 mg comprimido | 1 comprimido a cada 6 horas, até 4 g por dia | Oral | Se Dor ou Febre | 20 comprimidos
paracetamol | 750 mg comprimido | 1 comprimido a cada 6 horas, até 4 g por dia | Oral | Se Dor ou Febre | 20 comprimidos
ibuprofeno | 600 mg | 1 comprimido a cada 8 horas por 5 dias, após as refeições | Oral | Se Dor | 15 comprimidos
ibuprofeno | 400 mg | 1 comprimido a cada 6 horas por 5 dias, após as refeições | Oral | Se Dor | 20 comprimidos
naproxeno | 500 mg | 1 comprimido a cada 12 horas por 5 dias, após as refeições | Oral | Se Dor | 10 comprimidos
nimesulida | 100 mg | 1 comprimido a cada 12 horas por 5 dias, após as refeições | Oral | Se Dor | 10 comprimidos
diclofenaco | 50 mg | 1 comprimido a cada 8 horas por 5 dias, após as refeições | Oral | Se Dor | 15 comprimidos
cetoprofeno | 100 mg | 1 comprimido a cada 12 horas por 5 dias, após as refeições | Oral | Se Dor | 10 comprimidos
meloxicam | 15 mg | 1 comprimido ao dia por 7 dias, após a refeição | Oral | Se Dor | 7 comprimidos
cetorolaco | 10 mg | 1 comprimido sublingual a cada 8 horas, por até 5 dias | Sublingual | Se Dor | 10 comprimidos
celecoxibe | 200 mg | 1 cápsula ao dia por 7 dias | Oral | Se Dor | 7 cápsulas
tramadol | 50 mg | 1 cápsula a cada 6 horas, por até 5 dias | Oral | Se Dor | 20 cápsulas
codeina+paracetamol | 30 | 1 comprimido a cada 6 horas, por até 5 dias | Oral | Se Dor | 20 comprimidos
dipirona+orfenadrina+cafeina | | 1 a 2 comprimidos a cada 6 horas | Oral | Se Dor | 20 comprimidos
ciclobenzaprina | 5 mg | 1 comprimido à noite por 7 dias | Oral | | 7 comprimidos
ciclobenzaprina | 10 mg | 1 comprimido à noite por 7 dias | Oral | | 7 comprimidos
amoxicilina | 500 mg | 1 cápsula a cada 8 horas por 7 dias | Oral | | 21 cápsulas
amoxicilina | 875 mg | 1 comprimido a cada 12 horas por 7 dias | Oral | | 14 comprimidos
amoxicilina+clavulanato | 875 | 1 comprimido a cada 12 horas por 7 dias, no início da refeição | Oral | | 14 comprimidos
amoxicilina+clavulanato | 500 | 1 comprimido a cada 8 horas por 7 dias, no início da refeição | Oral | | 21 comprimidos
azitromicina | 500 mg | 1 comprimido ao dia por 3 dias | Oral | | 3 comprimidos
azitromicina | 500 mg | 1 comprimido ao dia por 5 dias | Oral | | 5 comprimidos
claritromicina | 500 mg | 1 comprimido a cada 12 horas por 7 dias | Oral | | 14 comprimidos
cefalexina | 500 mg | 1 cápsula a cada 6 horas por 7 dias | Oral | | 28 cápsulas
cefadroxila | 500 mg | 1 cápsula a cada 12 horas por 7 dias | Oral | | 14 cápsulas
cefuroxima | 500 mg | 1 comprimido a cada 12 horas por 7 dias | Oral | | 14 comprimidos
ciprofloxacino | 500 mg | 1 comprimido a cada 12 horas por 7 dias | Oral | | 14 comprimidos
levofloxacino | 500 mg | 1 comprimido ao dia por 7 dias | Oral | | 7 comprimidos
levofloxacino | 750 mg | 1 comprimido ao dia por 5 dias | Oral | | 5 comprimidos
norfloxacino | 400 mg | 1 comprimido a cada 12 horas por 3 dias | Oral | | 6 comprimidos
nitrofurantoina | 100 mg | 1 cápsula a cada 6 horas por 5 dias, com alimento | Oral | | 20 cápsulas
fosfomicina | 3 g | 1 envelope em dose única, à noite, com a bexiga vazia | Oral | | 1 envelope
sulfametoxazol+trimetoprima | 800 | 1 comprimido a cada 12 horas por 3 dias | Oral | | 6 comprimidos
sulfametoxazol+trimetoprima | 400 | 2 comprimidos a cada 12 horas por 3 dias | Oral | | 12 comprimidos
doxiciclina | 100 mg | 1 comprimido a cada 12 horas por 7 dias, com água e sem deitar depois | Oral | | 14 comprimidos
clindamicina | 300 mg | 1 cápsula a cada 6 horas por 7 dias | Oral | | 28 cápsulas
metronidazol | 400 mg | 1 comprimido a cada 8 horas por 7 dias, sem álcool | Oral | | 21 comprimidos
metronidazol | 250 mg | 2 comprimidos a cada 12 horas por 7 dias, sem álcool | Oral | | 28 comprimidos
secnidazol | 1 g | 2 comprimidos em dose única, sem álcool | Oral | | 2 comprimidos
fluconazol | 150 mg | 1 cápsula em dose única | Oral | | 1 cápsula
nistatina | suspensao | 4 mL em bochecho por 2 minutos e engolir, 4 vezes ao dia por 14 dias | Oral | | 1 frasco
aciclovir | 400 mg | 1 comprimido a cada 8 horas por 5 dias | Oral | | 15 comprimidos
aciclovir | 200 mg | 1 comprimido 5 vezes ao dia por 5 dias | Oral | | 25 comprimidos
valaciclovir | 500 mg | 1 comprimido a cada 12 horas por 5 dias | Oral | | 10 comprimidos
oseltamivir | 75 mg | 1 cápsula a cada 12 horas por 5 dias | Oral | | 10 cápsulas
albendazol | 400 mg | 1 comprimido em dose única | Oral | | 1 comprimido
ivermectina | 6 mg | 200 mcg/kg em dose única | Oral | |
nitazoxanida | 500 mg | 1 comprimido a cada 12 horas por 3 dias, com alimento | Oral | | 6 comprimidos
loratadina | 10 mg | 1 comprimido ao dia | Oral | | 10 comprimidos
desloratadina | 5 mg | 1 comprimido ao dia | Oral | | 10 comprimidos
cetirizina | 10 mg | 1 comprimido ao dia | Oral | | 10 comprimidos
fexofenadina | 180 mg | 1 comprimido ao dia | Oral | | 10 comprimidos
bilastina | 20 mg | 1 comprimido ao dia, em jejum | Oral | | 10 comprimidos
dexclorfeniramina | 2 mg | 1 comprimido a cada 8 horas por 5 dias | Oral | | 15 comprimidos
hidroxizina | 25 mg | 1 comprimido à noite | Oral | | 10 comprimidos
prednisona | 20 mg | 2 comprimidos pela manhã por 5 dias | Oral | | 10 comprimidos
prednisolona | 20 mg | 2 comprimidos pela manhã por 5 dias | Oral | | 10 comprimidos
dexametasona | 4 mg | 1 comprimido ao dia por 3 dias | Oral | | 3 comprimidos
budesonida | nasal | 1 jato em cada narina, 2 vezes ao dia | Inalatória | | 1 frasco
mometasona | nasal | 2 jatos em cada narina, 1 vez ao dia | Inalatória | | 1 frasco
cloreto de sodio | nasal | 2 jatos em cada narina, 4 vezes ao dia | Inalatória | | 1 frasco
salbutamol | 100 mcg | 2 jatos com espaçador a cada 4 a 6 horas, se falta de ar | Inalatória | | 1 frasco
budesonida+formoterol | | 1 inalação a cada 12 horas; enxaguar a boca depois | Inalatória | Uso Continuo | 1 frasco
fluticasona+salmeterol | | 1 inalação a cada 12 horas; enxaguar a boca depois | Inalatória | Uso Continuo | 1 frasco
montelucaste | 10 mg | 1 comprimido à noite | Oral | Uso Continuo | 30 comprimidos
ambroxol | 6 mg | 5 mL a cada 8 horas por 5 dias | Oral | | 1 frasco
acetilcisteina | 600 mg | 1 envelope ao dia, dissolvido em água, por 5 dias | Oral | | 5 envelopes
levodropropizina | | 10 mL a cada 8 horas por 5 dias | Oral | | 1 frasco
omeprazol | 20 mg | 1 cápsula em jejum, 30 minutos antes do café, por 30 dias | Oral | | 30 cápsulas
pantoprazol | 40 mg | 1 comprimido em jejum, 30 minutos antes do café, por 30 dias | Oral | | 30 comprimidos
esomeprazol | 40 mg | 1 comprimido em jejum, 30 minutos antes do café, por 30 dias | Oral | | 30 comprimidos
domperidona | 10 mg | 1 comprimido antes das refeições, até 3 vezes ao dia, por até 7 dias | Oral | Se Náuseas/Vômitos | 21 comprimidos
metoclopramida | 10 mg | 1 comprimido a cada 8 horas, por até 5 dias | Oral | Se Náuseas/Vômitos | 15 comprimidos
bromoprida | 10 mg | 1 cápsula a cada 8 horas | Oral | Se Náuseas/Vômitos | 15 cápsulas
ondansetrona | 8 mg | 1 comprimido a cada 8 horas | Oral | Se Náuseas/Vômitos | 10 comprimidos
ondansetrona | 4 mg | 1 comprimido a cada 8 horas | Oral | Se Náuseas/Vômitos | 10 comprimidos
dimenidrinato | | 1 comprimido a cada 6 horas | Oral | Se Náuseas/Vômitos | 12 comprimidos
escopolamina | 10 mg | 1 comprimido a cada 8 horas | Oral | Se Dor | 15 comprimidos
escopolamina+dipirona | | 1 comprimido a cada 8 horas | Oral | Se Dor | 15 comprimidos
simeticona | 125 mg | 1 cápsula 3 vezes ao dia, após as refeições | Oral | | 15 cápsulas
loperamida | 2 mg | 2 comprimidos e depois 1 a cada evacuação, até 8 por dia | Oral | | 12 comprimidos
racecadotrila | 100 mg | 1 cápsula a cada 8 horas por até 5 dias | Oral | | 15 cápsulas
saccharomyces boulardii | 200 mg | 1 cápsula a cada 12 horas por 5 dias | Oral | | 10 cápsulas
lactulose | | 15 mL ao dia | Oral | | 1 frasco
macrogol | | 1 envelope ao dia, dissolvido em água | Oral | | 10 envelopes
cloreto de sodio+glicose+cloreto de potassio+citrato de sodio | | 1 envelope em 1 litro de água, em goles, após cada evacuação | Oral | | 5 envelopes
`
