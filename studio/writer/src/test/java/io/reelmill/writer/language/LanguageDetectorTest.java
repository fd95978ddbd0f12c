package io.reelmill.writer.language;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.writer.language.LanguageDetector.Detection;
import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageDetectorTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "en | The old house stands by the river and nobody knows who built it",
                "fr | La vieille maison est au bord de la rivière et personne ne sait qui l'a construite",
                "es | La vieja casa está junto al río y nadie sabe quién la construyó",
                "pt | A velha casa fica junto ao rio e ninguém sabe quem a construiu, mas não é a única",
                "de | Das alte Haus steht am Fluss und niemand weiß, wer es gebaut hat",
                "it | La vecchia casa è vicino al fiume e nessuno sa chi l'ha costruita",
                "nl | Het oude huis staat bij de rivier en niemand weet wie het heeft gebouwd",
                "pl | Stary dom stoi nad rzeką i nikt nie wie, kto go zbudował",
                "sv | Det gamla huset står vid floden och ingen vet vem som har byggt det",
                "da | Det gamle hus ligger ved floden, og ingen ved, hvem der har bygget det, men jeg tror af og til på det",
                "no | Det gamle huset ligger ved elven, og ingen vet hvem som bygde det etter krigen, noe vi ikke liker",
                "fi | Vanha talo on joen rannalla eikä kukaan tiedä, kuka sen on rakentanut, mutta se on kaunis",
                "is | Gamla húsið stendur við ána og enginn veit hver byggði það, en ég held að það sé frá þeim tíma",
                "et | Vana maja seisab jõe ääres ja keegi ei tea, kes selle ehitas, aga see on väga ilus",
                "lv | Vecā māja stāv pie upes, un neviens nezina, kas to uzcēla, bet tā ir ļoti skaista",
                "lt | Senas namas stovi prie upės ir niekas nežino, kas jį pastatė, bet jis yra labai gražus",
                "cs | Starý dům stojí u řeky a nikdo neví, kdo ho postavil, ale je velmi krásný",
                "sk | Starý dom stojí pri rieke a nikto nevie, kto ho postavil, ale je veľmi pekný a sú v ňom ľudia",
                "hu | A régi ház a folyó mellett áll, és senki sem tudja, hogy ki építette, de nagyon szép",
                "ro | Casa veche este lângă râu și nimeni nu știe cine a construit-o, dar este foarte frumoasă",
                "hr | Stara kuća stoji uz rijeku i nitko ne zna tko ju je sagradio, ali vrlo je lijepa gdje god gledaš",
                "sl | Stara hiša stoji ob reki in nihče ne ve, kdo jo je zgradil, ampak je zelo lepa",
                "sq | Shtëpia e vjetër është pranë lumit dhe askush nuk e di kush e ka ndërtuar",
                "tr | Eski ev nehrin yanında duruyor ve kimse onu kimin yaptığını bilmiyor ama çok güzel",
                "az | Köhnə ev çayın yanında dayanır və heç kim onu kimin tikdiyini bilmir, amma çox gözəldir",
                "vi | Ngôi nhà cổ đứng bên sông và không ai biết ai đã xây nó",
                "id | Rumah tua itu berada di tepi sungai dan tidak ada yang tahu siapa yang bisa membangunnya",
                "tl | Ang lumang bahay ay nasa tabi ng ilog at hindi alam ng mga tao kung sino ang gumawa nito",
                "sw | Nyumba ya zamani iko kando ya mto na hakuna mtu ambaye anajua, lakini watu wa hapa ni wema",
                "af | Die ou huis staan by die rivier en niemand weet wie dit gebou het nie, maar dit is baie mooi",
                "ca | La casa vella és al costat del riu i ningú no sap qui la va construir, però també és molt bonica amb els arbres",
                "gl | A casa vella está a carón do río e ninguén sabe quen a fixo, pero tamén é moi bonita e ten unha porta",
                "eu | Etxe zaharra ibaiaren ondoan dago eta inork ez daki nork egin zuen, baina oso polita da",
                "ga | Tá an seanteach in aice leis an abhainn agus níl a fhios ag éinne cé a thóg é",
                "cy | Mae'r hen dŷ yn sefyll ger yr afon ac nid oes neb yn gwybod pwy a'i hadeiladodd ond mae wedi bod",
                "mt | Id-dar il-qadima tinsab ħdejn ix-xmara u ħadd ma jaf min bnieha, iżda hija sabiħa ħafna",
                "ru | Старый дом стоит у реки, и никто не знает, кто его построил, но это был он",
                "uk | Старий будинок стоїть біля річки, і ніхто не знає, хто його збудував",
                "be | Стары дом стаіць каля ракі, і ніхто не ведае, хто яго пабудаваў",
                "bg | Старата къща е до реката и никой не знае кой я е построил, но тя е много красива",
                "sr | Стара кућа је поред реке и нико не зна ко ју је саградио, али је веома лепа",
                "mk | Старата куќа е покрај реката и никој не знае кој ја изградил, но таа е многу убава",
                "kk | Ескі үй өзеннің жағасында тұр және оны кім салғанын ешкім білмейді, бірақ өте әдемі",
                "ar | البيت القديم يقع على النهر ولا أحد يعرف من بناه في هذا المكان",
                "fa | خانه قدیمی کنار رودخانه است و هیچ کس نمی داند چه کسی آن را ساخته است",
                "ur | پرانا گھر دریا کے کنارے ہے اور کوئی نہیں جانتا کہ اسے کس نے بنایا",
                "hi | पुराना घर नदी के किनारे है और कोई नहीं जानता कि इसे किसने बनाया",
                "mr | जुने घर नदीच्या काठी आहे आणि ते कोणी बांधले हे कोणालाही माहीत नाही",
                "bn | পুরানো বাড়িটি নদীর ধারে এবং কেউ জানে না কে এটি তৈরি করেছে",
                "he | הבית הישן עומד ליד הנהר ואף אחד לא יודע מי בנה את זה",
                "el | Το παλιό σπίτι βρίσκεται δίπλα στο ποτάμι",
                "th | บ้านเก่าตั้งอยู่ริมแม่น้ำ",
                "ja | 古い家は川のそばに立っている",
                "zh | 老房子在河边，没有人知道是谁建的",
                "ko | 오래된 집은 강가에 서 있다",
                "ta | பழைய வீடு ஆற்றின் அருகில் உள்ளது",
                "ka | ძველი სახლი მდინარესთან დგას",
                "am | አሮጌው ቤት ከወንዙ አጠገብ ነው"
            })
    void shouldTellTheLanguageOfASentence(String language, String text) {
        assertThat(LanguageDetector.detect(text)).isEqualTo(new Detection(language, true));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "de | Fünf einfache Gewohnheiten machen deinen Morgen ruhiger",
                "nl | Vijf eenvoudige gewoontes maken je ochtenden rustiger",
                "sv | Fem enkla vanor gör dina morgnar lugnare",
                "da | Fem enkle vaner gør dine morgener roligere, og du får mere tid til dig selv",
                "no | Fem enkle vaner gjør morgenene dine roligere, og du får mer tid til deg selv",
                "fi | Viisi yksinkertaista tapaa tekee aamuistasi rauhallisempia",
                "et | Viis lihtsat harjumust muudavad sinu hommikud rahulikumaks",
                "sk | Päť jednoduchých návykov vám spríjemní každé ráno",
                "hr | Pet jednostavnih navika učinit će vaša jutra mirnijima",
                "uz | Beshta oddiy odat ertalablaringizni yanada xotirjam qiladi",
                "ms | Lima tabiat mudah akan menjadikan pagi anda lebih tenang",
                "sw | Tabia tano rahisi zitafanya asubuhi zako ziwe tulivu zaidi",
                "af | Vyf eenvoudige gewoontes sal jou oggende rustiger maak",
                "eu | Bost ohitura sinplek zure goizak lasaiagoak egingo dituzte",
                "ga | Déanfaidh cúig nós shimplí do mhaidineacha níos ciúine",
                "lb | Fënnef einfach Gewunnechte maachen Är Moienter méi roueg",
                "yo | Àṣà márùn-ún tí ó rọrùn yóò mú kí òwúrọ̀ rẹ balẹ̀",
                "uk | П'ять простих звичок зроблять ваш ранок спокійнішим",
                "be | Пяць простых звычак зробяць вашу раніцу спакайнейшай",
                "bg | Пет прости навика ще направят сутрините ви по-спокойни",
                "sr | Пет једноставних навика учиниће ваша јутра мирнијим",
                "mk | Пет едноставни навики ќе ги направат вашите утра помирни",
                "kk | Бес қарапайым әдет таңыңызды тыныш етеді",
                "mn | Таван энгийн зуршил таны өглөөг илүү тайван болгоно",
                "tg | Панҷ одати оддӣ субҳи шуморо оромтар мекунанд",
                "ky | Беш жөнөкөй адат таңыңызды тынчыраак кылат",
                "ar | خمس عادات بسيطة ستجعل صباحك أكثر هدوءًا",
                "fa | پنج عادت ساده صبح های شما را آرام تر می کند",
                "ur | پانچ آسان عادتیں آپ کی صبح کو مزید پرسکون بنائیں گی",
                "ps | پنځه ساده عادتونه به ستاسو سهارونه ارام کړي",
                "hi | पांच आसान आदतें आपकी सुबह को शांत बनाएंगी",
                "mr | पाच सोप्या सवयी तुमची सकाळ शांत करतील",
                "ne | पाँच सरल बानीले तपाईंको बिहान शान्त बनाउनेछ",
                "bn | পাঁচটি সহজ অভ্যাস আপনার সকালকে শান্ত করবে",
                "pa | ਪੰਜ ਸਧਾਰਨ ਆਦਤਾਂ ਤੁਹਾਡੀ ਸਵੇਰ ਨੂੰ ਸ਼ਾਂਤ ਕਰਨਗੀਆਂ",
                "gu | પાંચ સરળ ટેવો તમારી સવારને શાંત બનાવશે",
                "te | ఐదు సాధారణ అలవాట్లు మీ ఉదయాలను ప్రశాంతంగా మారుస్తాయి",
                "kn | ಐದು ಸರಳ ಅಭ್ಯಾಸಗಳು ನಿಮ್ಮ ಬೆಳಗನ್ನು ಶಾಂತಗೊಳಿಸುತ್ತವೆ",
                "ml | അഞ്ച് ലളിതമായ ശീലങ്ങൾ നിങ്ങളുടെ പ്രഭാതം ശാന്തമാക്കും",
                "si | සරල පුරුදු පහක් ඔබේ උදෑසන සන්සුන් කරයි",
                "he | חמישה הרגלים פשוטים יהפכו את הבקרים שלכם לרגועים יותר",
                "yi | פֿינף פּשוטע געוווינהייטן וועלן מאַכן דיינע מאָרגנס רויקער",
                "hy | Հինգ պարզ սովորություն ձեր առավոտները կդարձնեն ավելի հանգիստ",
                "lo | ຫ້ານິໄສງ່າຍໆຈະເຮັດໃຫ້ຕອນເຊົ້າຂອງເຈົ້າສະຫງົບ",
                "km | ទម្លាប់សាមញ្ញប្រាំនឹងធ្វើឱ្យព្រឹករបស់អ្នកស្ងប់",
                "my | ရိုးရှင်းသော အလေ့အကျင့်ငါးခုက သင့်မနက်ခင်းကို ငြိမ်းချမ်းစေသည်"
            })
    void shouldTellTheLanguageOfASentenceWithFewFunctionWords(String language, String text) {
        assertThat(LanguageDetector.detect(text)).isEqualTo(new Detection(language, true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "12345 !?", "Zzyzx", "Carpe diem"})
    void shouldFallBackToEnglishWithoutEvidence(String text) {
        assertThat(LanguageDetector.detect(text)).isEqualTo(new Detection("en", false));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void shouldTakeNoShortEnglishTextForAnotherLanguage(String text) {
        assertThat(LanguageDetector.detect(text).language()).isEqualTo("en");
    }

    static Stream<String> shouldTakeNoShortEnglishTextForAnotherLanguage() {
        return lines("short-english.txt");
    }

    @Test
    void shouldTellTwentyLanguagesAtTwentyToTwoHundredLetters() {
        List<String[]> rows =
                lines("languages-short.txt").map(line -> line.split(" \\| ", 2)).toList();

        List<String> wrong = rows.stream()
                .filter(row -> !LanguageDetector.detect(row[1]).language().equals(row[0]))
                .map(row -> String.join(" | ", row))
                .toList();

        assertThat(rows.stream().map(row -> row[0]).distinct()).hasSize(20);
        assertThat((double) wrong.size() / rows.size()).as("%s", wrong).isLessThanOrEqualTo(0.03);
    }

    @Test
    void shouldNotBeMisledByQuotesOfAnotherLanguage() {
        String text = "He said c'est la vie and left the room, and nobody was there to hear it";

        assertThat(LanguageDetector.detect(text)).isEqualTo(new Detection("en", true));
    }

    @Test
    void shouldNotBeMisledByALineOfAnotherScript() {
        String text = "Learn three greetings today.\nこんにちは\nThat means good day.\nПривет\nThat means hello.";

        assertThat(LanguageDetector.detect(text)).isEqualTo(new Detection("en", true));
    }

    @ParameterizedTest
    @CsvSource({
        "Привет всем, en, ru",
        "こんにちは, en, ja",
        "東京, ja, ja",
        "東京, en, zh",
        "Привіт світ, uk, uk",
        "안녕하세요, en, ko",
        "नमस्ते दुनिया, mr, mr"
    })
    void shouldTellTheLanguageOfAPartInAnotherScript(String part, String whole, String language) {
        assertThat(LanguageDetector.ofOtherScript(part, whole)).contains(language);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Das ist ein Haus am See und nicht weit", "Carpe diem", "123", "The word 愛 means love"})
    void shouldNotTellTheLanguageOfAPartInLatinScript(String part) {
        assertThat(LanguageDetector.ofOtherScript(part, "en")).isEmpty();
    }

    private static Stream<String> lines(String resource) {
        InputStream table = LanguageDetectorTest.class.getResourceAsStream(resource);
        return new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))
                .lines()
                .filter(line -> !line.startsWith("#"));
    }
}
