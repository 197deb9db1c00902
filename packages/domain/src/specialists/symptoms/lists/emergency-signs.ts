import type { HelpLine } from './emergencies.ts'

const someone =
  'mae. | pai. | avo. | avó | vovo | filh | bebe. | crianca | marido | espos | mulher | irma | tio. | tia. | idos | ele. | ela. | net | sogr | amig | namorad | vizinh | senhor'

/**
 * What should not wait, told in one's own words: what the lists of whole phrases (`emergencies`) cannot foresee. Written
 * by the team for search only: it is no triage, and tells rather once too often. A sign to a line, in the notation of
 * `signsOf`.
 */
export const emergencySigns: Readonly<Record<HelpLine, string>> = {
  '192': `
nao respond | nao reag | nao acord | nao desperta | desfaleceu | apagou. + ${someone} + ! escola | tratamento | cedo
caiu duro | caiu dura
acordou | acordei + sem falar | sem mexer | torto | torta | paralis | confus | desorient | um lado | metade
nao obedece + mao. | braco | perna | lado
nao respir | nem respirar | parou respirar | para respirar | sem respirar
caiu. | cai. | queda | tombo + nao levant | nao mexe | bateu cabeca | bati cabeca | desmai | inconsciente | sangra | vomit | desacord
caiu. | cai. | queda | despenc | pulou + moto. | laje | telhado | altura | metros | janela | andar. | cavalo | muro | arvore | predio | andaime | escada + ! preco | cabelo | propria altura
bati. | bateu | batida | acidente | capot | colis | colidi + carro | moto. | caminhao | onibus | transito + ! medo | trauma
pancada | trauma | bati. | bateu | soco | queda | caiu + cabeca + vomit | desmai | tont | sangr | inconsc | confus | sonol | sono.
explodiu mim | explosao | explodiu rosto | explodiu mao + ! raiva | humor | choro
atropel | esfaque | baleado | baleada | soterrad | afogou | afogando | eletrocut
gravid | gestante | gravidez | gestacao | meses gestacao + sangr | perdendo liquido | perdi liquido | perda liquido | desmai | convuls | colica forte | colica muito forte | dor forte | dor muito forte | embacad | turva | nao mexe | parou mexer | bolsa
bebe. | nenem + mexer. | mexendo + nao
gravid | gestante | gravidez + sangue + ! exame | tipo | pressao | diabetes | acucar
rasgando + peito | costas
bebe. | barriga + sem mexer | nao mexe | parou mexer | nao sinto mexer | nao sente mexer
aborto | parto | pos parto + perdi muito sangue | perdendo sangue | hemorragia | febre alta | sangrando muito
contrac + minuto | 5 em 5 | nascendo | 5 meses | 6 meses | 7 meses | 8 meses | fortes
gravid | gestante | gravidez + contrac | luzes | pontos brilh | dor cabeca forte | dor cabeca muito
bebe nascendo | nenem nascendo | crianca nascendo | vai nascer agora | comecou nascer | coroando + ! dente
engoli | bebeu | bebi. | ingeri | comeu | tomou | tomei + detergente | sabao | amaciante | agua sanitaria | candida. | cloro | querosene | gasolina | thinner | solvente | tinta | acetona | alcool gel | alcool limpeza | alcool 70 | desinfetante | soda caustica | acido. | veneno | raticida | inseticida | naftalina | pilha | bateria | moeda | ima. | prego | agulha | alfinete | caco | vidro | produto limpeza | planta | perfume
filh | bebe. | crianca | net + comeu | engoli | ingeri | bebeu + remedio | comprimido | medicamento
tomei | tomou | engoli | ingeri + 10 | 12 | 15 | 20 | 25 | 30 | 40 | 50 | 60 | caixa | cartela | frasco | todos | varios | monte + comprimid | remedio | rivotril | clonazepam | paracetamol | dipirona | capsula + ! anticoncepcional | pilula | mg. | dias | vezes
mistur + remedio | alcool | bebida | droga + mal. | desmai | tont | nao acord | vomit
tomei | tomou | injet | apliquei | aplicou | usei | usou + dose dupla | dose dobrada | dobro dose | dose errada | insulina demais | insulina mais | remedio errado | medicamento errado | comprimidos demais | cartela + ! anticoncepcional | pilula
picad | picou | ferroad | ferrou | mordid | mordeu + cobra | escorpi | aranha | lacraia | jararaca | cascavel | agua viva | morcego
aranha marrom | aranha armadeira
picad | picou | ferroad | abelha | vespa | marimbondo | camarao | amendoim | alergi | reacao + inchando | rosto inchad | labio inchad | lingua inchad | boca inchad | falta ar | garganta fech | sufoc | enxame | desmai
inchaco | inchad | inchou | inchando + rosto | labio | lingua | garganta | olhos + reacao | alergi | penicilina | antibiotico | dipirona | tomei | tomou | comi. | comeu | picad
engasg + nao sai | preso | presa | rox | carne | osso | espinha | uva. | bala. | moeda | leite
asma | bombinha + sem melhor | nao melhora | nao passa | atacad | nao adianta | nao faz | nao resolve + ! tosse
garganta inchando | garganta fechando | lingua inchando | lingua inchou | glote | rosto inchando | rosto inchou | labio inchando | labios inchando | boca inchando
toss | escarr | cusp + sangue | sangr
sangramento | hemorragia + intens | abundant | volumos | forte + ! menstru
sangr | sangue + demais | perdi muito | perdeu muito | perdendo muito | perdendo bastante | sangra muito | nao fecha + ! menstru | gengiva
sangr | sangue | hemorragia + nao para | nao estanca | hora. | horas | jorr | esguich | poca | encharc | ouvido | pescoco | cabeca abert + ! menstru
sangr | sangue + reto. | anus | anal | fezes | coco | evacu + muito | bastante | vivo | demais | desmai | tont | litro
vomit + sangue | preto | borra | fezes + ! fezes pret
rosto | face. | corpo | boca + metade | um lado | lado + parad | dormen | paralis | caid | mole. | sem movimento
perdi fala | perdeu fala | perdi voz repente | nao falar.
rosto | boca | face. + torto | torta | caido | caida | repux | paralis | entort + ! bruxismo
paralis | dormente | dormencia | fraqueza | sem forca | formig | perdi forca | perdeu forca | perdi movimento | perdeu movimento | sem movimento | nao mexe | nao sente | nao sinto + um lado | lado esquerdo | lado direito | metade | lado corpo | lado rosto
perdi movimento | perdeu movimento | perdi os movimentos | nao sinto | nao sente | nao mexe | nao consigo mexer | nao consegue mexer + pern | braco | mao. | rosto | corpo + ! dor | vontade
paralisia + subit | de repente | repente | lado
fala | falando | falar + enrol | embol | arrast | sem sentido | coisa coisa | travad | pastos | sem nexo + repente | subit | ${someone}
coisas sem sentido | coisa sem sentido | sem nexo + repente | subit | ${someone}
confus | desorientad | delirando | nao reconhece | nao sabe onde | perdi memoria | perdeu memoria + repente | subit | do nada | hoje | ninguem | febre | vomit | bateu | caiu
nao vejo mais nada | nao enxergo mais nada | nao vejo nada | cegou | cego repente | cega repente + ! longe | perto. | oculos
visao | vista. | enxerg | vendo + repente | subit | do nada | apagou | sumiu. + ! levanto | levantar
dor cabeca | cabeca doendo + repente | subit | explos | explod | pior vida | pior minha vida | nunca senti | pescoco dur | nuca
olho. | olhos + caco | vidro | anzol | prego | faca. | estilete | furou | furad | perfur | cloro | acido. | cal. | cimento | agua sanitaria | candida. | cola. | bonder | quimic | soda | queimad + ! queimando | protecao | oculos
faca. | facao | ferro. | vergalhao | estaca | tesoura | galho + enfiad | enfiou | cravad | espetad | atravess | furou | perfur
levei. | levou | tomei | tomou + tiro. | facada | bala. | choque forte
cort | perdi | perdeu | prend | presa | preso | prensou + serra | motosserra | maquina | makita | esmeril | guilhotina | moedor
amput | decep | arranc | pedaco | cortou fora | cortei fora | perdeu | perdi | esmag + dedo | mao. | braco | perna. | orelha + ! unha | dente | cuticula | movimento
osso. | ossos + saiu | saindo | rasgou | aparec | pra fora | fora | expost | furou
queim + corpo | rosto | inteir | fogo | explos | gasolina | alcool | terceiro grau | acido. | genit | eletric + ! sol. | sensacao | queimacao
oleo | agua fervendo | agua quente | agua fervente | panela | cafe quente | sopa + queim + braco | perna | barriga | costas | peito | bebe. | crianca | filh
queimadura | queimou + bebe. | crianca | filh | net
choque alergic | choque anafil
choque + chuveiro | tomada | eletric | fio. | energia | poste | alta tensao
raio. + atingid | caiu. | acertou | cabeca
1 mes. | um mes | 2 meses | dois meses | recem nascid | dias vida | 10 dias | 15 dias | 20 dias | 1 semana | semanas vida + febre | nao mama | gemendo + ! vacina + bebe. | recem nascid | filh | nenem
bebe. | recem nascid | nenem | crianca | filh + molinh | mole | palid | roxo. | roxa. | roxinh | azulad | gemendo + ! dente | fezes | coco | mancha | moleza
moleira + funda | fundo | baixa | afund | alta | inchad | estuf
espumando | espuma pela boca | espuma boca | saindo espuma | olhos virando | olhos virad | olho virando | olho virado | virou olhos | virando olhos | revirando olhos | olhos revir | debatendo | ataque epilep
tendo um ataque | tendo ataque | teve ataque + ! panico | ansiedade | raiva | riso | choro | nervos
labios azu | labio azu | boca azu | unhas azu | labios roxo | labio roxo | boca roxa | roxo labio | roxo labios | roxo nos labios | roxos | rosto azul | ficando roxo | ficando azul + ! olhos roxos | manchas | dedos
cocaina | crack. | droga | lsd. | ecstasy | heroina | k9. | maconha | alcool | bebeu | bebi. | bebendo | bebid | bebad | cheirou po + passando mal | tremendo | desmai | convuls | nao acord | nao respond | inconsciente | overdose | dor peito | coma. + ! beber agua
coma alcoolic | overdose
fezes | coco + pret + tont | fraqueza | fraco | fraca | desmai | palid
barriga | abdom + nao ficar pe | nao andar | dobrad | desmai | dura. + dor
vomit + verde + bebe. | crianca | recem nascid | filh | nenem
inchou tudo | inchou todo | inchando todo | corpo todo inchad + picad | comi. | tomei | alerg | depois
injet + droga | ar. | veneno
usei | usou | tomei | tomou + muito | muita | demais | excesso | monte + comprimid | clonazepam | rivotril | calmante | antidepressiv | paracetamol | insulina | zolpidem
braco esquerdo + pesad | dorm | formig | doendo | dor
sem sentir | nao sent + rosto | lado | pern | braco | corpo
dor + insuportavel | excruciante | nao aguento + barriga | abdom | peito | cabeca
vomitar | vomita | vomitando + confus | desmai | sonolent | desacord | nuca
gas. | fumaca | monoxido + inal | respir | cheir | vazando | vazou | vazament | intoxic | desmai + ! gases
glicose | glicemia | diabet | acucar | insulina + desmai | convuls | confus | nao acord | inconsciente | desacord
coracao | batimento | palpit + desmai | apag | dor peito | falta ar
aperto | apert | dor | pontada | pressao | batedeira | palpit | disparad + coracao | peito | batedeira | palpit + suor | suando | enjoo | tontura | falta ar | braco | costas | mandibula | desmai + ! ansiedade | seio | mama | tosse | tossir
peito + suando frio | suor frio | suando | braco | mandibula | desmai | falta ar | formig + ! seio | mama
perna inchada | panturrilha | trombose | perna inchou + falta ar
insolac | sol. | calor + desmai | confus | convuls
febre + convuls | confus | manchas rox | manchas escur | pescoco dur | nuca dur | nao acord
cort + fundo | funda | profund | arteria | veia. | pescoco + ! cabelo
testic | saco. + torcid | torceu | torcao | subit | repente | do nada
pe. | perna | mao. | braco | dedo + preto | preta | rox + gelad | repente | subit | do nada | inchad
comi. | comeu | bebi. | bebeu + cogumelo | venenos | baiacu | mandioca brava
dor | aperto | pressao + toracic | torax
falta folego | folego curto + subit | repente | do nada | peito
rosto | face. | boca + assimetr
braco | perna + caiu repente | nao levant | caindo repente + ! dor | ombro
crise convuls | crise epilep | crise epilet | estado mal epilep | inconscien
fezes | coco + sangue + fraqueza | fraco | fraca | tont | palid | desmai
intoxicac + remedio | medicament | produto | quimic | limpeza | veneno | agrotoxic | gas. | fumaca | monoxid | aguda | grave
ingeri | engoli | bebeu | bebi. + produto | quimic | agrotoxic | inseticid
engasgament | corpo estranho garganta | objeto garganta | corpo estranho olho | objeto olho
arma. + branca | fogo | feriment | perfur | tiro
perfur | feriment + torax | abdom | barriga | bala. | faca.
trabalho parto | parto prematur | entrando parto | parto agora
gravid | gestante + pressao + dor cabeca | cabeca doendo
hipoglicemia | hiperglicemia + grave | sever | fort
glicemia | glicose | acucar sangue + muito baix | muito alt | baixissim | altissim | hi.
crise hipertens | emergencia hipertens | parada cardio | cardiorrespir | parada respir | delirium tremens | insuficiencia respir | embolia pulmonar | mal subito | morte subita | choque septic | sepse | septicemia | hipoterm | soterrament | empal | apendicite aguda | meningite + ! vacina | medo
asma | bronquite | bronquiolite + crise grave | crise forte | crise aguda | grave. | cansad | esforco respir
saturac | oximetr + 60 | 61 | 62 | 63 | 64 | 65 | 70 | 75 | 78 | 79 | 80 | 81 | 82 | 83 | 84 | 85 | 86 | 87 | 88 | 89 | 90. | 91. | baixa | caindo
aneurisma + romp | estour | sangr
priapism | erecao + horas
abelha | vespa | marimbondo + ataque | enxame | varias | muitas
cort + garganta | pescoco + ! cabelo | barba
quebr | fratur + quadril | femur | bacia | coluna | pescoco | cranio + ! antig | fisioterapia
mordid | mordeu | ataque + pitbull | rottweiler | pescoco | rosto + cachorro | pitbull | rottweiler | cao. | animal
taturana | lagarta + encostou | queim | crianca | picou | toquei
alergi + chiado | chiando
puxar ar | puxar folego | puxar respira + nao
perda liquido | perdi liquido | perdendo liquido + semanas | gravid | gestac
parto + em casa | casa. | carro | rua. | acontecendo + ! humanizado | planejado | doula
nascendo + bebe. | nenem | crianca + ! dente | cabelo
barriga | abdom + lado direito + febre | vomit
not waking | isnt waking | wont wake | electrocut | worst headache | throwing up blood | threw up blood | threw up lots blood
drank | drunk | swallow | ate. + cleaning | product | chemical | detergent | paint
numb | paraly | cant move | weak + half | one side | left side | right side | left arm | face.
baby | newborn | infant | toddler + limp | pale. | blue | gray | grey | lethargic
whole bottle | bottle pills | handful pills | too many pills | all pills + took | take | swallow | pills
cant see | cannot see | lost vision + sudden | one eye | anything
chemical | bleach | acid | splash | glass. + eye. | eyes.
oxygen | saturation | spo2 + 70 | 75 | 78 | 80 | 81 | 82 | 83 | 84 | 85 | 86 | 87 | 88 | 89 | low
asthma + severe | inhaler not | inhaler isnt | cant speak
antifreeze | turning blue | turned blue | blue lips | lips blue | car crash | crashed car | newborn fever
baby | newborn | infant + week | days old | 1 month | 2 months | one month | two months + fever
not respond | wont respond | unrespons | not breath | isnt breath | stopped breath | cant breath | cannot breath
swallow | drank | ingest | ate. + bleach | detergent | batter | coin | poison | pill | magnet | needle | glass | gasoline | kerosene | soap
bleed + wont stop | not stop | cant stop | heavil | pregnan | hours | ear.
sudden + testicle | vision | headache | weakness | numb | confus | speech | paraly | blind
snake | scorpion | spider | bee | wasp + bit. | bite | bitten | stung | sting + ! mosquito | itch
fell | fall. + roof | ladder | height | horse | motorcycle | unconscious | hit head | cant get up
face. | mouth + droop
cant move | cannot move | cant feel | lost feeling + arm. | leg. | legs | side | face.
throat | tongue | lips | face. + swelling | swell | swollen | closing + bee | sting | allerg | peanut | shrimp | breath | reaction
chest + sweat | arm. | jaw | pressure | tight | crush
foaming mouth | eyes rolling | having a seizure | having seizure
burn + face. | whole | chemical | gasoline | fire | electric + ! sun. | sunburn | urin | pee | stomach
`,
  '188': `
ninguem + sentir | sentira | sentiria + falta
pensando | penso | pensei | vontade | quero | queria | querendo | ideia | planej | medo + me jogar | me matar | suicid
pensando | penso | pensei | vontade | quero | queria | querendo + me cortar. | me enforcar | morrer | sumir mundo | desaparecer. | me machucar | tirar propria vida | acabar comigo | dar fim | pular predio | pular ponte | nao existir + ! cabelo
cort + pulso | pulsos
tent + se enforcar | me enforcar | se matar | me matar | suicid | tirar vida | propria vida | contra vida + ! tentou me matar
${someone} + quer | vontade | pensando | falou | disse | ameac | fala | falando + se matar | se jogar | se enforcar | morrer | suicid | tirar propria vida | se cortar | cortando pulso + ! medo | morrer rir
nao vejo | nao tem | perdeu | perdi | sem + sentido + vida | viver | nada
nao quero | nao aguento | nao suporto | nao consigo | cansei + mais viver | viver mais | mais existir | essa vida | viver assim | continuar vivendo | mais acordar
vida + nao faz sentido | nao tem sentido | perdeu sentido | nao vale pena
ir embora | sair | partir + desse mundo | deste mundo | dessa vida | desta vida
minha vida acabou | vida acabou mim
quero | vou. | vontade | pensando + me ferir | me machucar | me mutil
automutil | me mutil
nao vejo | nao tenho | sem | nao ha + motivo | razao + continuar | viver | existir | acordar | vida
vida nao tem mais graca | quero partir desta | comprei corda | desesperad sem saida | estou sem saida | se eu morrer | se eu morresse | se eu sumisse
peso + familia | todos. | todo mundo | outros + sou. | ser. | sinto | virei
dormir + nunca mais acordar | nao acordar mais
sem mim + melhor
carta despedida | carta adeus | carta suicid | melhor sem mim | peso para todos | peso todos
ouvindo vozes | ouco vozes | ouve vozes | vozes + matar | machucar | mandam | mandando
dont want | do not want + alive | live anymore | wake up
want | thinking | thought | plan | tried + die. | kill | suicid | end life | end it all | disappear | jump
ending it all | end it all | nobody would miss | no one would miss | better without me | cant go on
`,
  '180': `
marido | namorado | companheiro | ex. | padrasto | pai. | parceiro | esposo | noivo | ficante | tio. | ele. + me bat | bate mim | bateu mim | me agrid | me agred | me abus | abusa mim | abusou mim | me estupr | me forca. | me forcou | me persegu | me ameac | me tranca | me prende | me empurr | me enforc | me esgan | me chut | me espanc | me machuc | nao me deixa | me violent | me segue | me seguindo | me vigia | me humilha | me xinga | me obriga | me impede | quebrou meu | quebrou minha
marido | namorado | companheiro | ex. | padrasto | pai. | parceiro | esposo | noivo | ele. + me deu tapa | me deu soco | me deu murro | me deu chute | me trancou | trancou mim | passou mao mim | passa mao mim | me toca | tocou mim | fotos intimas | meus nudes
marido | namorado | companheiro | ex. | padrasto | parceiro | esposo | noivo + agressiv | violent | perseguindo + ! tosse
soco | tapa | murro | surra | agressao | agressoes | invadiu casa | invadiu minha casa + marido | namorado | companheiro | ex. | padrasto | parceiro | esposo | noivo + ! levou | pegou
violencia | agressao | abuso + psicologic | patrimonial | fisic | verbal | moral + ! obstetric | infancia
abusa | abusou | abusando + irma | filh | crianca | sobrinh | enteada | menina | mim
assedi | assedio + sexual
nudes | fotos intimas | videos intimos + postou | divulg | vazou | ameac | espalh | publicou
medo + me mate | me matar | me bata | me bater | me agrid
carcere privado
apanhei | apanho + ! escola | resfriado | gripe | chuva
fui. | sou. | sofri | sofro | sofrendo | sendo + agredid | violentad | estuprad | abusad | violencia | ameacad | perseguid | espancad
medo + marido | namorado | ex. | companheiro | padrasto + ! dirigir | perder
husband | boyfriend | partner | ex. | stepfather | he. + hits me | hit me | beats me | beat me | abuses me | threaten | stalk | raped me | strangled me | choked me
`,
}

/** Violence, though its words are those of despair: "ele ameaça me matar". */
export const threatSigns = `
marido | namorado | companheiro | ex. | padrasto | pai. | parceiro | esposo | noivo | ele. | vizinho + amea | jurou | disse vai | quer | quis | tentou + me matar
husband | boyfriend | partner | ex. | he. + threat | tried | wants | said + kill me
`

/** What is told beside something long over, as it is now. */
export const presentSigns = `
agora | hoje | novo. | voltou | piorou | comecou | sinto | now. | again | today
`
