/**
 * Political division of Ecuador (División Político-Administrativa, INEC codes): 24 provinces, 222 cantons and their parishes.
 *
 * The source lists every code INEC ever gave, so it still holds parishes that became cantons or moved to a newer canton. What is corrected:
 *  - La Concordia left Esmeraldas (0808) for Santo Domingo de los Tsáchilas: 2302 (Registro Oficial, 2013);
 *  - Sevilla Don Bosco left Morona (140157) and is canton 1413, the 222nd of the country;
 *  - `suprimidas`: codes out of force; `nuevas`: parishes created after the source; `nombres`: accents, spelling, abbreviations.
 * Zones without delimitation (INEC province 90) are left out: they belong to no province.
 */

/** Codes out of force: the parish became a canton, moved to a newer one, or became part of the city. */
const suprimidas = new Set(
  `010351 010355 010454 010551 010555 010557 010558 010560 010651 010852 011251 011252 020152 020154 020352 030152 030159
   030359 030360 040152 040160 050155 050160 050163 050452 050454 060252 070151 070252 070253 080151 080155 080156 080157
   080158 080160 080161 080162 080164 080167 090154 090155 090651 090655 090657 091052 092051 092052 092054 092451 110452
   110453 110454 110752 110755 110757 110953 110955 120151 120551 120552 120554 120751 120852 130655 130659 130951 131354
   131451 131452 131454 131455 131456 131458 140152 140154 140155 140157 140159 140161 140163 140352 140354 140355 140453
   140555 140653 140654 140752 150152 150351 150353 150355 150755 160151 160153 160160 170167 170173 170182 170187 170752
   170753 190154 190157 190253 190255 190257 190258 190552 190751 210151 210154 210159 210253 210255 220201`.split(
    /\s+/,
  ),
);

/** Parishes that the source does not know: code → name. */
const nuevas = {
  111356: 'Cazaderos',
  140455: '16 de Agosto',
  141350: 'Sevilla Don Bosco',
  150356: 'Hatun Sumaku',
  210160: '10 de Agosto',
};

/** Cantons that the source does not know, or places elsewhere. */
const cantonesNuevos = { 1413: 'Sevilla Don Bosco' };
const cantonesMovidos = { '0808': '2302' };

/** Whole names, after casing, that the rules below can't reach: code → name. */
const nombres = {
  '02': 'Bolívar',
  12: 'Los Ríos',
  13: 'Manabí',
  20: 'Galápagos',
  21: 'Sucumbíos',
  23: 'Santo Domingo de los Tsáchilas',
  '0106': 'Pucará',
  '0504': 'Pujilí',
  '0602': 'Alausí',
  '0902': 'Alfredo Baquerizo Moreno (Jujan)',
  1208: 'Vinces',
  1210: 'Buena Fe',
  1703: 'Mejía',
  1905: 'Yantzaza',
  '010952': 'Jima (Gima)',
  '011050': 'San Felipe de Oña',
  '020101': 'Ángel Polibio Chaves',
  '020158': 'Santa Fe',
  '040161': 'Santa Martha de Cuba',
  '040350': 'El Ángel',
  '050151': 'Aláquez',
  '050153': 'Guaytacama',
  '050751': 'Chugchilán',
  '060350': 'Villa La Unión (Cajabamba)',
  '060758': 'Santa Fe de Galán',
  '080651': 'La Unión de Atacames',
  '090150': 'Guayaquil',
  '090250': 'Alfredo Baquerizo Moreno (Jujan)',
  100650: 'Urcuquí',
  111155: 'San Antonio de Cumbe',
  111351: 'Mangahurco',
  121001: 'San Jacinto de Buena Fe',
  121050: 'San Jacinto de Buena Fe',
  130901: 'Aníbal San Andrés',
  131552: 'Ángel Pedro Giler (La Estancilla)',
  140554: 'San Luis de El Acho',
  150155: 'Puerto Misahuallí',
  150451: 'Gonzalo Díaz de Pineda (El Bombón)',
  160158: 'Río Corrientes',
  170150: 'Quito',
  170550: 'Sangolquí',
  180101: 'Atocha - Ficoa',
  180161: 'Pilahuín',
  180162: 'Quisapincha',
  180654: 'Yanayacu - Mochapata',
  180757: 'Huambaló',
  180854: 'Presidente Urbina (Chagrapamba - Patzucul)',
  190550: 'Yantzaza',
  210250: 'Lumbaquí',
  210350: 'Puerto El Carmen del Putumayo',
  220150: 'Puerto Francisco de Orellana (El Coca)',
  220152: 'Taracoa (Nueva Esperanza)',
  220451: 'Ávila (Huiruno)',
};

/** Cities as everybody calls them, where the official name of the seat is another one: canton → city. */
const ciudadesUsuales = {
  '0110': 'Oña',
  '0203': 'Chimbo',
  '0505': 'Salcedo',
  '0603': 'Cajabamba',
  '0804': 'Quinindé',
  '0902': 'Jujan',
  '0907': 'Durán',
  '0908': 'El Empalme',
  '0919': 'Salitre',
  '0920': 'Yaguachi',
  '0921': 'Playas',
  '0925': 'Nobol',
  '0927': 'Bucay',
  1001: 'Ibarra',
  1210: 'Buena Fe',
  1313: 'Santa Ana',
  1403: 'Limón',
  1405: 'Méndez',
  1904: '28 de Mayo',
  2201: 'El Coca',
  2301: 'Santo Domingo',
};

/** Parishes below 50 are urban, 50 is the seat of the canton, above 50 are rural. Chongón is urban although it kept its rural code. */
const urbanas = new Set(['090151']);

const lower = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'en', 'e']);
const abreviaturas = { 'crnel.': 'Coronel', 'gral.': 'General', 'tnte.': 'Teniente', 'dr.': 'Dr.', 'arq.': 'Arq.' };

/** 'GRAL. VERNAZA (DOS ESTEROS)' → 'General Vernaza (Dos Esteros)'; notes on the seat, '(CAB. EN …)', are not part of a name. */
export function nombrePropio(text) {
  const clean = text
    .replace(/\s*\((?:CAB|SAT|INCLUYE)[^)]*\)?/g, '')
    .replace(/\s*\([^)]*$/, '')
    .replace(/ CABECERA CANTONAL$/, '')
    .replace(/^CRNEL\.(?=\S)/, 'CRNEL. ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase('es');
  let first = true;
  return clean.replace(/[^\s(]+|\(/g, (word) => {
    if (word === '(') {
      first = true;
      return word;
    }
    const keep = !first && lower.has(word);
    first = false;
    if (abreviaturas[word]) return abreviaturas[word];
    return keep ? word : word.replace(/(^|-)(\p{L})/gu, (_, dash, letter) => dash + letter.toLocaleUpperCase('es'));
  });
}

export function divisionPolitica(source) {
  const provincias = [];
  const cantones = [];
  const parroquias = [];
  const nombre = (codigo, text) => nombres[codigo] ?? nombrePropio(text);
  for (const [number, province] of Object.entries(source)) {
    const provincia = number.padStart(2, '0');
    provincias.push({ codigo: provincia, nombre: nombre(provincia, province.provincia) });
    for (const [oldNumber, rows] of Object.entries(province.cantones)) {
      const old = oldNumber.padStart(4, '0');
      const canton = cantonesMovidos[old] ?? old;
      cantones.push({ codigo: canton, nombre: nombre(canton, rows.canton), provinciaCodigo: canton.slice(0, 2) });
      for (const [oldCode, text] of Object.entries(rows.parroquias)) {
        const codigo = canton + oldCode.slice(-2);
        if (!suprimidas.has(codigo)) parroquias.push({ codigo, nombre: nombre(codigo, text), cantonCodigo: canton });
      }
    }
  }
  for (const [codigo, text] of Object.entries(cantonesNuevos)) {
    cantones.push({ codigo, nombre: text, provinciaCodigo: codigo.slice(0, 2) });
  }
  for (const [codigo, text] of Object.entries(nuevas)) {
    parroquias.push({ codigo, nombre: text, cantonCodigo: codigo.slice(0, 4) });
  }
  const byCode = (a, b) => (a.codigo < b.codigo ? -1 : 1);
  cantones.sort(byCode);
  parroquias.sort(byCode);

  // The seat of a canton that has urban parishes covers them; it says so, as an urban parish often bears the name of the city.
  const conUrbanas = new Set(parroquias.filter((p) => p.codigo.slice(4) < '50').map((p) => p.cantonCodigo));
  const ciudades = [];
  for (const parroquia of parroquias) {
    const number = parroquia.codigo.slice(4);
    parroquia.tipo = number < '50' || urbanas.has(parroquia.codigo) ? 'urbana' : number === '50' ? 'cabecera' : 'rural';
    if (parroquia.tipo !== 'cabecera') continue;
    const seat = parroquia.nombre.replace(/ \(.*\)$/, '');
    const canton = parroquia.cantonCodigo;
    ciudades.push({ codigo: canton, nombre: ciudadesUsuales[canton] ?? seat, provinciaCodigo: canton.slice(0, 2) });
    if (conUrbanas.has(parroquia.cantonCodigo)) parroquia.nombre = `${seat} (cabecera cantonal)`;
  }
  return { provincias, cantones, parroquias, ciudades };
}
