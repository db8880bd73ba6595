/** While a file is applied in its one transaction, others go on reading: how long they wait, beside what a reader waits alone. */
export const lectores = {
  id: 'lectores',
  // a goal in time: not for a machine that does other things meanwhile
  soloLarga: true,
  que: 'lecturas durante una importación de personas, revisada y aplicada entera o nada',
  meta: 'ninguna lectura falla ni espera más de 2 s',
  async correr({ corta, abrirMundo, enApi }) {
    const { importar } = enApi('testing/importaciones.ts');
    const filas = corta ? 10_000 : 100_000;
    const app = await abrirMundo();
    const riesgo = await app.as('riesgo');
    const fallos = [];
    const leer = async (seguir) => {
      const esperas = [];
      while (seguir(esperas.length)) {
        const desde = performance.now();
        const { status } = await riesgo.get('/cliente/1710034065');
        esperas.push(performance.now() - desde);
        if (status !== 200) fallos.push(`una lectura respondió ${status}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return esperas.sort((a, b) => a - b);
    };
    const sola = await leer((leidas) => leidas < 200);
    const lineas = Array.from(
      { length: filas },
      (_, n) => `P;RES${String(n).padStart(7, '0')};Nombre ${'abcdefghij'[n % 10]};Apellido;;`,
    );
    let termino = false;
    const importacion = importar(
      app,
      'personas',
      ['tipoId;identificacion;nombres;apellidoPaterno;apellidoMaterno;correo', ...lineas].join('\n'),
    ).finally(() => {
      termino = true;
    });
    const alLado = await leer(() => !termino);
    await importacion;
    const peor = alLado.at(-1) ?? 0;
    if (peor > 2000) fallos.push(`una lectura esperó ${Math.round(peor)} ms`);
    await app.close();
    return {
      casos: filas,
      fallos,
      nota: `${filas.toLocaleString('es-EC')} filas; las esperas se dicen en pantalla`,
      medida: ['mitad', 'p99', 'peor'].map((cual, i) => comparada(cual, [0.5, 0.99, 1][i], sola, alLado)).join(', '),
    };
  },
};

/** One wait of two sorted measures, and how many times longer it was beside the import. */
function comparada(cual, parte, sola, alLado) {
  const [antes, despues] = [sola, alLado].map((esperas) => esperas[Math.ceil(esperas.length * parte) - 1] ?? 0);
  return `${cual} ${antes.toFixed(0)} → ${despues.toFixed(0)} ms (× ${(despues / antes).toFixed(1)})`;
}
