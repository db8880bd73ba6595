import { ErrorDeNegocio, leerGarante } from '@adjudica/domain';
import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { GaranteEncontrado, GaranteVista } from '../../generated/api';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { falloDe } from '../../providers/problemas';
import { useToast } from '../../ui/useToast';

/** Looks a guarantor up. What the rules refuse is not asked for; what was typed last is what the answer belongs to. */
export function useBusqueda({ id, identificacion: actual }: GaranteVista, cliente: string) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const toast = useToast();
  const [buscando, setBuscando] = useState(false);
  const [hallado, setHallado] = useState<GaranteEncontrado | null>(null);
  const [rechazo, setRechazo] = useState<string | null>(null);
  const turno = useRef(0);

  const limpiar = () => {
    turno.current += 1;
    setBuscando(false);
    setHallado(null);
    setRechazo(null);
  };

  const buscar = async (escrita: string): Promise<void> => {
    limpiar();
    const propio = turno.current;
    try {
      const identificacion = leerGarante(escrita, { cliente, actual });
      setBuscando(true);
      const consulta = new URLSearchParams({ identificacion });
      const encontrado = await dataProvider.read<GaranteEncontrado>(
        `garante/${encodeURIComponent(id)}/busqueda?${consulta}`,
      );
      if (turno.current === propio) setHallado(encontrado);
    } catch (error) {
      if (turno.current !== propio) return;
      const motivo = motivoDe(error);
      if (motivo === null) toast.error(error);
      else setRechazo(motivo);
    } finally {
      if (turno.current === propio) setBuscando(false);
    }
  };

  return { buscar, buscando, hallado, rechazo, limpiar };
}

/** The refusal of the identification, by the rules here or by the server; `null` when the failure is another. */
const motivoDe = (error: unknown): string | null =>
  error instanceof ErrorDeNegocio ? error.message : (falloDe(error).errors.identificacion ?? null);
