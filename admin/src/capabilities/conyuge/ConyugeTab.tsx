import { edadEn, esFecha, formularioDeConyuge, hoyEn, mensajes, seccionesDeConyuge } from '@adjudica/domain';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AvisoDeOtraPersona } from '../../ui/AvisoDeOtraPersona';
import { FieldSection } from '../../ui/form/FieldSection';
import { identificationWarning } from '../../ui/form/fields';
import { useFormValues } from '../../ui/form/RecordFormContext';
import { RecordTab } from '../../ui/form/RecordTab';

interface ConyugeTabProps {
  /** Whose spouse: '{idCodigo}-titular' or '{idCodigo}-garante'. */
  readonly clave?: string;
}

const warnings = { identificacion: identificationWarning };
const spans = { nombreCompleto: 2, laboralDireccion: 2 } as const;

/** Spouse of the holder or of the guarantor (EST-524…532). */
export default function ConyugeTab({ clave = '' }: ConyugeTabProps) {
  const [hoy] = useState(() => hoyEn(new Date()));
  return (
    <RecordTab
      fields={formularioDeConyuge}
      rules={{ hoy }}
      id={clave}
      warnings={warnings}
      empty="Sin cónyuge registrado"
      success={mensajes.EST.conyugeGuardado}
    >
      <AvisoDeOtraPersona nombreDe={({ nombreCompleto }) => (nombreCompleto ? String(nombreCompleto) : null)} />
      <Secciones hoy={hoy} />
    </RecordTab>
  );
}

function Secciones({ hoy }: { readonly hoy: string }) {
  const valores = useFormValues();
  const { fechaNacimiento } = valores;
  const situacionLaboral = typeof valores.situacionLaboral === 'string' ? valores.situacionLaboral : null;
  return seccionesDeConyuge({ ...formularioDeConyuge.vacio(), situacionLaboral }).map(({ seccion, titulo }) => (
    <FieldSection
      key={seccion}
      section={seccion}
      title={titulo}
      spans={spans}
      aside={
        seccion === 'personales' &&
        esFecha(fechaNacimiento) &&
        fechaNacimiento <= hoy && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Edad: {edadEn(fechaNacimiento, hoy)} años
          </Typography>
        )
      }
    />
  ));
}
