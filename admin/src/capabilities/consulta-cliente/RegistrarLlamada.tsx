import { esquemaDeLlamada, hoyEn, propios, resultadosDeLlamada, sumarDias } from '@adjudica/domain';
import AddIcCallOutlined from '@mui/icons-material/AddIcCallOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CanAccess, useDataProvider } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { NuevaLlamada } from '../../generated/api';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { ActDialog } from '../../ui/act/ActDialog';
import { RadioField } from '../../ui/act/RadioField';
import type { ActWithoutPath } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { DayInput } from '../../ui/fields/DayInput';
import { useAskedByAddress } from '../../ui/useAskedByAddress';

const seVuelve = ({ resultado }: FieldValues): boolean => resultado === 'volver-a-llamar';

const actoDe = (hoy: string): ActWithoutPath => ({
  titulo: propios.registrarLlamada,
  confirmar: 'Guardar',
  exito: propios.llamadaRegistrada,
  esquema: esquemaDeLlamada(hoy),
  campos: {
    resultado: {
      etiqueta: 'Resultado',
      tipo: RadioField,
      props: { nombres: resultadosDeLlamada },
      requerido: propios.llamadaSinResultado,
    },
    fecha: {
      etiqueta: 'Volver a llamar el',
      tipo: DayInput,
      inicial: sumarDias(hoy, 1),
      props: { min: hoy, fullWidth: true },
      ayuda: propios.llamadaTarea,
      requerido: propios.llamadaPara,
      visible: seVuelve,
      conFoco: false,
    },
    comentario: { etiqueta: 'Comentario', tipo: CommentField, conFoco: false },
  },
});

/** What came of a call to a client; it stands in the history of the plan. The address may ask for it (`?llamada=` and the plan). */
export function RegistrarLlamada({ idCodigo }: { readonly idCodigo: string }) {
  const [pulsado, setPulsado] = useState(false);
  const [pedida, atendida] = useAskedByAddress('llamada');
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  return (
    <CanAccess resource="llamada" action="registrar">
      <Button
        size="small"
        startIcon={<AddIcCallOutlined />}
        onClick={() => setPulsado(true)}
        data-sin-imprimir
        aria-label={`${propios.registrarLlamada}, ${idCodigo}`}
      >
        {propios.registrarLlamada}
      </Button>
      {(pulsado || pedida === idCodigo) && (
        <ActDialog<unknown>
          acto={actoDe(hoyEn(new Date()))}
          id={null}
          enviar={(cuerpo, key) =>
            dataProvider.post('/plan/{idCodigo}/llamada', { idCodigo }, cuerpo as NuevaLlamada, { key })
          }
          onClose={() => {
            setPulsado(false);
            atendida();
          }}
        >
          {idCodigo}
        </ActDialog>
      )}
    </CanAccess>
  );
}
