/** While a file is applied in its one transaction, others go on reading: how long the slowest of them waited. */
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
    let peor = 0;
    while (!termino) {
      const desde = performance.now();
      const { status } = await riesgo.get('/cliente/1710034065');
      peor = Math.max(peor, performance.now() - desde);
      if (status !== 200) fallos.push(`una lectura respondió ${status}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await importacion;
    if (peor > 2000) fallos.push(`una lectura esperó ${Math.round(peor)} ms`);
    await app.close();
    return {
      casos: filas,
      fallos,
      nota: `${filas.toLocaleString('es-EC')} filas; la peor espera se dice en pantalla`,
      peor: Math.round(peor),
    };
  },
};
