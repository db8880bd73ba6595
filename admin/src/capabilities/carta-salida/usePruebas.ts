import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { subirArchivo } from '../documento';
import type { CartaDetalle } from './tipos';

interface Elegido {
  readonly archivo: File | null;
  readonly error: string | null;
}
const nada: Elegido = { archivo: null, error: null };

/**
 * The proofs of a delivery on their way: each file goes once, in its own call, and then the delivery is noted. What arrived stays: after a failure
 * only the rest is sent again, and whoever closes the dialog finds it there the next time.
 */
export function usePruebas(carta: CartaDetalle) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const [elegidos, setElegidos] = useState<Readonly<Record<string, Elegido>>>({});
  const [algunaSubida, setAlgunaSubida] = useState(false);
  const subidos = useRef(new Map<string, { archivo: File; version: number }>());
  const de = (codigo: string): Elegido => elegidos[codigo] ?? nada;

  const entregar = async (cuerpo: object, key: string): Promise<CartaDetalle> => {
    for (const prueba of carta.pruebas) {
      const { archivo } = de(prueba.codigo);
      const hecho = subidos.current.get(prueba.codigo);
      if (archivo === null || hecho?.archivo === archivo) continue;
      const { version } = await subirArchivo(prueba.documentoId, hecho?.version ?? prueba.version, archivo);
      subidos.current.set(prueba.codigo, { archivo, version });
      setAlgunaSubida(true);
    }
    return dataProvider.act<CartaDetalle>('/carta-salida/{idCodigo}/entregar', carta.id, cuerpo, { key });
  };

  return {
    de,
    elegir: (codigo: string) => (archivo: File | null, error: string | null) =>
      setElegidos((antes) => ({ ...antes, [codigo]: { archivo, error } })),
    /** Every proof is there, or chosen. */
    completas: carta.pruebas.every(
      ({ codigo, conArchivo, rechazada }) => de(codigo).archivo !== null || (conArchivo && !rechazada),
    ),
    entregar,
    /** A file is kept by the server; one that is only chosen is lost with the dialog. */
    algunaSubida: algunaSubida || carta.pruebas.some(({ conArchivo, rechazada }) => conArchivo && !rechazada),
  };
}
