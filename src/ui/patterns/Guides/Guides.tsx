import { GuidePicture } from '../../art/guides/GuidePicture.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { GuideCard, type GuideTone } from '../../components/GuideCard/GuideCard.tsx';

export interface GuidesProps {
  guides: readonly { id: GuideTone; name: string; subject: string; line: string }[];
}

/** The three guides side by side. Use on home and About, under a heading of level 2. */
export function Guides({ guides }: GuidesProps) {
  return (
    <Grid as="ul" columns="three" gap="5">
      {guides.map(({ id, name, subject, line }) => (
        <GuideCard key={id} tone={id} name={name} mascot={<GuidePicture name={id} />}>
          <span>{subject}</span> <span>{line}</span>
        </GuideCard>
      ))}
    </Grid>
  );
}
