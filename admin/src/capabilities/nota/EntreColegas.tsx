import {
  esquemaDeNota,
  esquemaDePedido,
  hoyEn,
  LARGO_DE_NOTA,
  mencionados,
  propios,
  sumarDias,
} from '@adjudica/domain';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CanAccess, useDataProvider } from 'react-admin';
import type { NuevaNota, NuevoPedido } from '../../generated/api';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { ActDialog } from '../../ui/act/ActDialog';
import type { ActWithoutPath } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { DayInput } from '../../ui/fields/DayInput';
import { CampoDeColega } from './CampoDeColega';
import { CampoDeNota } from './CampoDeNota';
import { useColegas } from './colegas';

const pedidoDe = (hoy: string, texto: string): ActWithoutPath => ({
  titulo: propios.pedidoTitulo,
  confirmar: 'Pedir',
  exito: propios.pedidoHecho,
  esquema: esquemaDePedido(hoy),
  campos: {
    para: { etiqueta: propios.pedidoPara, tipo: CampoDeColega, requerido: propios.pedidoSinColega },
    texto: {
      etiqueta: propios.pedidoQue,
      tipo: CommentField,
      inicial: texto,
      props: { maxLength: LARGO_DE_NOTA },
      requerido: propios.pedidoSinTexto,
      conFoco: false,
    },
    fecha: {
      etiqueta: propios.pedidoHasta,
      tipo: DayInput,
      inicial: sumarDias(hoy, 1),
      props: { min: hoy, fullWidth: true },
      ayuda: propios.pedidoAyuda,
      requerido: propios.pedidoSinDia,
      conFoco: false,
    },
  },
});

interface SobrePlan {
  readonly idCodigo: string;
  /** What the request begins with. */
  readonly texto?: string;
}

/** Asks a colleague for something about a plan. */
export function PedirA({ idCodigo, texto = '' }: SobrePlan) {
  const [abierto, setAbierto] = useState(false);
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  return (
    <CanAccess resource="nota" action="escribir">
      <Button
        size="small"
        startIcon={<ForwardToInboxOutlined />}
        onClick={() => setAbierto(true)}
        data-sin-imprimir
        aria-label={`${propios.pedirA}, ${idCodigo}`}
      >
        {propios.pedirA}
      </Button>
      {abierto && (
        <ActDialog<unknown>
          acto={pedidoDe(hoyEn(new Date()), texto)}
          id={null}
          enviar={(cuerpo, key) =>
            dataProvider.post('/plan/{idCodigo}/pedido', { idCodigo }, cuerpo as NuevoPedido, { key })
          }
          onClose={() => setAbierto(false)}
        >
          {idCodigo}
        </ActDialog>
      )}
    </CanAccess>
  );
}

/** Writes a note on a plan, which tells the colleagues that it names. */
export function NotaDePlan({ idCodigo }: Pick<SobrePlan, 'idCodigo'>) {
  const [abierta, setAbierta] = useState(false);
  return (
    <CanAccess resource="nota" action="escribir">
      <Button
        size="small"
        startIcon={<EditNoteOutlined />}
        onClick={() => setAbierta(true)}
        data-sin-imprimir
        aria-label={`${propios.notaTitulo}, ${idCodigo}`}
      >
        {propios.escribirNota}
      </Button>
      {abierta && <DialogoDeNota idCodigo={idCodigo} onClose={() => setAbierta(false)} />}
    </CanAccess>
  );
}

function DialogoDeNota({ idCodigo, onClose }: { readonly idCodigo: string; readonly onClose: () => void }) {
  const { colegas } = useColegas();
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const acto: ActWithoutPath = {
    titulo: propios.notaTitulo,
    confirmar: 'Guardar',
    exito: propios.notaHecha,
    esquema: esquemaDeNota,
    cuerpo: ({ texto }) => ({ texto, avisar: mencionados(texto, colegas) }),
    campos: {
      texto: {
        etiqueta: propios.notaTexto,
        tipo: CampoDeNota,
        ayuda: propios.notaAyuda,
        requerido: propios.notaSinTexto,
      },
    },
  };
  return (
    <ActDialog<unknown>
      acto={acto}
      id={null}
      enviar={(cuerpo, key) => dataProvider.post('/plan/{idCodigo}/nota', { idCodigo }, cuerpo as NuevaNota, { key })}
      onClose={onClose}
    >
      {idCodigo}
    </ActDialog>
  );
}
