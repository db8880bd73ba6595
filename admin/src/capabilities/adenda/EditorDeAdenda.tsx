import { formularioDeAdenda, hoyEn, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { ActDialog } from '../../ui/act/ActDialog';
import type { ActInputProps, ActWithoutPath } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { IdleRichTextField } from '../../ui/rich-text/IdleRichTextField';
import { campoDeCiudad, campoDeFirma } from '../pagare/Firma';
import { Cambios } from './Cambios';
import type { Adenda, AdendaNueva, AdendasDePlan } from './tipos';

interface EditorDeAdendaProps {
  readonly caso: Pick<AdendasDePlan, 'id' | 'diferencias' | 'propuesto' | 'lugarEmision'>;
  /** null = a new one. */
  readonly adenda: Adenda | null;
  readonly onClose: () => void;
}

const { motivo, fechaEmision, texto } = formularioDeAdenda.campos;

function actoDe(adenda: Adenda | null, { propuesto, lugarEmision }: EditorDeAdendaProps['caso']): ActWithoutPath {
  const hoy = hoyEn(new Date());
  return {
    titulo: adenda === null ? propios.adendaNueva : propios.adendaEditar,
    confirmar: 'Guardar',
    exito: propios.adendaGuardada,
    descartar: propios.descartarCambios,
    esquema: formularioDeAdenda.esquema({ hoy }),
    campos: {
      motivo: {
        etiqueta: motivo.etiqueta,
        tipo: CommentField,
        ayuda: propios.adendaAyudaDeMotivo,
        requerido: propios.campoObligatorio,
        inicial: adenda?.motivo ?? '',
      },
      lugarEmision: campoDeCiudad(adenda?.lugarEmision ?? lugarEmision),
      fechaEmision: { ...campoDeFirma(adenda?.fechaEmision ?? hoy), etiqueta: fechaEmision.etiqueta },
      texto: {
        etiqueta: texto.etiqueta,
        tipo: Texto,
        props: { propuesto },
        requerido: propios.adendaSinTexto,
        inicial: adenda?.texto ?? propuesto,
        conFoco: false,
      },
    },
  };
}

/** An addendum: why, where and when it is signed, and its clauses over what differs now. */
export default function EditorDeAdenda({ caso, adenda, onClose }: EditorDeAdendaProps) {
  const { id: idCodigo, diferencias } = caso;
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const [acto] = useState(() => actoDe(adenda, caso));
  const enviar = (cuerpo: object, key: string): Promise<Adenda> =>
    adenda === null
      ? dataProvider.post('/adenda', {}, { ...(cuerpo as AdendaNueva), idCodigo }, { key })
      : dataProvider.put('/adenda/{id}', { id: adenda.id }, cuerpo as AdendaNueva, { key });
  return (
    <ActDialog<Adenda>
      acto={acto}
      id={adenda?.id ?? idCodigo}
      {...(adenda !== null && { fijos: { version: adenda.version } })}
      enviar={enviar}
      maxWidth="md"
      fullOnPhone
      onClose={onClose}
    >
      {adenda?.nombre ?? `Contrato del plan ${idCodigo}`}
      {diferencias.length === 0 ? (
        <Alert severity="info" sx={{ mt: 1 }}>
          {propios.adendaSinDiferencias}
        </Alert>
      ) : (
        <Cambios cambios={diferencias} />
      )}
    </ActDialog>
  );
}

/** The clauses, and the way back to those that are proposed. */
function Texto({ inputRef: _, propuesto, ...campo }: ActInputProps & { readonly propuesto: string }) {
  const { value, onChange, disabled } = campo;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <IdleRichTextField {...campo} />
      {value !== propuesto && (
        <Button
          size="small"
          disabled={disabled ?? false}
          sx={{ justifySelf: 'end' }}
          onClick={() => onChange(propuesto)}
        >
          {propios.adendaUsarPropuesto}
        </Button>
      )}
    </Box>
  );
}
